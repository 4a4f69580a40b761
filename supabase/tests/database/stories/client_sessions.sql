-- What a client finished is counted, and what was recommended is kept, newest first.
select plan(10);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
create function pg_temp.finish(who text, recommended boolean, source text default 'assessment') returns int language sql as $$
  select public.record_recommendation(
    tests.id(who), '{}',
    case when recommended then jsonb_build_object('id', tests.id('entry'), 'matchScore', 80, 'matchReasoning', 'r') end,
    'offline', source::public.response_source
  );
  select completed_sessions from public.client_profiles where user_id = tests.id(who)
$$;
create function pg_temp.area(who text) returns jsonb language sql as $$
  select public.get_client_profile(tests.id(who))
$$;
grant execute on function pg_temp.finish(text, boolean, text), pg_temp.area(text) to public;

select tests.act_as('service');
select is(pg_temp.finish('Ana', false), 1, 'a finished assessment counts, also when it recommended nobody');
select is(pg_temp.finish('Ana', true), 2, 'one that recommended somebody');
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
