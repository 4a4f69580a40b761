-- What a client finished is counted, and what was recommended is kept, newest first.
select plan(23);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
create function pg_temp.finish(who text, recommended boolean, source text default 'assessment', said text default null, score int default 80) returns int language sql as $$
  select public.record_recommendation(
    tests.id(who), case when said is null then '{}' else jsonb_build_object(tests.id('why now'), said) end,
    case when recommended then jsonb_build_object('id', tests.id('entry'), 'matchScore', score, 'matchReasoning', 'r') end,
    'offline', source::public.response_source
  );
  select completed_sessions from public.client_profiles where user_id = tests.id(who)
$$;
create function pg_temp.area(who text) returns jsonb language sql as $$
  select public.get_client_profile(tests.id(who))
$$;
grant execute on function pg_temp.finish(text, boolean, text, text, int), pg_temp.area(text) to public;

select tests.act_as('service');
select is(pg_temp.finish('Ana', false), 1, 'a finished assessment counts, also when it recommended nobody');
select is(pg_temp.finish('Ana', true, said => 'Panic'), 2, 'one that recommended somebody');
select is(pg_temp.finish('Ana', true, 'voice'), 3, 'and a conversation');
select tests.act_as('owner');
insert into public.client_profiles (user_id) values (tests.id('Ben'));
select tests.act_as('Ana');
select is(pg_temp.area('Ana') ->> 'completedSessions', '3', 'the client sees how many');
select is(
  jsonb_path_query_array(pg_temp.area('Ana'), '$.recommendations[*].source'), '["voice", "assessment"]', 'and what was recommended, newest first'
);
select is(pg_temp.area('Ana') #> '{recommendations,0,recommendation}', pg_temp.area('Ana') -> 'recommendation', 'the newest one is the recommendation');
select tests.act_as('Ben');
select is(
  pg_temp.area('Ben') - '{userId,firstName,lastName,email,createdAt,updatedAt}'::text[],
  '{"responses": [], "personalityProfile": null, "analysisResults": null, "status": "none", "engine": null, "generationStartedAt": null,
    "completedSessions": 0, "recommendation": null, "recommendations": []}',
  'who finished nothing sees nothing'
);
select tests.act_as('owner');
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
select tests.id('Ana'), tests.id('entry'), 'assessment', 50, 'r', jsonb_build_object('number', n), 'offline' from generate_series(1, 25) as n;
select tests.act_as('Ana');
select is(
  jsonb_path_query_array(pg_temp.area('Ana'), '$.recommendations[*].recommendation.number'),
  (select jsonb_agg(n order by n desc) from generate_series(6, 25) as n), 'at most the twenty newest'
);

-- A guest's count goes along
select tests.act_as('service');
select pg_temp.finish('Gil', false);
select public.claim_guest(tests.id('Gil'), tests.id('Ana'));
select tests.act_as('owner');
select is((select completed_sessions from public.client_profiles where user_id = tests.id('Ana')), 4, 'a guest''s sessions are added to the account''s');
select tests.account('Guy', guest => true);
select tests.act_as('service');
select pg_temp.finish('Guy', false);
select public.claim_guest(tests.id('Guy'), tests.id('Tom'));
select tests.act_as('owner');
select is((select completed_sessions from public.client_profiles where user_id = tests.id('Tom')), 1, 'or are all that there are');

-- A lost answer: the same session is finished again
create function pg_temp.scores(who text) returns text language sql as $$
  select string_agg(match_score::text, ', ' order by created_at) from public.recommendations where user_id = tests.id(who)
$$;
grant execute on function pg_temp.scores(text) to public;
select tests.act_as('service');
select is(pg_temp.finish('Una', true, said => 'Panic', score => 70), 1, 'a session is finished');
select is(pg_temp.finish('Una', true, said => 'Panic', score => 75), 1, 'the same answers finished again within ten minutes count once');
select is(pg_temp.scores('Una'), '75', 'and replace what was recommended');
select is(pg_temp.finish('Una', true, said => 'Grief', score => 60), 2, 'other answers are another session');
select is(pg_temp.finish('Una', true, said => 'Panic', score => 76), 2, 'after which the first is still the first');
select is(pg_temp.scores('Una'), '76, 60', 'with its own recommendation');
select is(pg_temp.finish('Una', false, said => 'Panic'), 2, 'when nobody qualifies any more');
select is(pg_temp.scores('Una'), '60', 'it recommends nobody');
select is(pg_temp.finish('Una', true, said => 'Panic', score => 77), 2, 'and somebody when somebody does');
select is(pg_temp.scores('Una'), '60, 77', 'again');
select tests.act_as('owner');
update public.client_profiles set finished_lately = (
  select jsonb_object_agg(key, value || jsonb_build_object('at', now() - interval '11 minutes')) from jsonb_each(finished_lately)
) where user_id = tests.id('Una');
select tests.act_as('service');
select is(pg_temp.finish('Una', true, said => 'Panic', score => 78), 3, 'later than that it is a new session');
select tests.act_as('owner');
select is((select count(*)::int from public.client_profiles, jsonb_object_keys(finished_lately) where user_id = tests.id('Una')), 1, 'and what is older is not remembered');
delete from public.client_responses where user_id = tests.id('Una');
select is((select finished_lately from public.client_profiles where user_id = tests.id('Una')), '{}', 'nor what was taken back');
