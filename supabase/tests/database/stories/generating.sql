-- One call at a time generates a client's profile, and a dead one does not block it for ever.
select plan(46);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
insert into public.client_responses (user_id, question_id, answer, created_at) values
  (tests.id('Ana'), tests.id('what helped')::text, 'Walks', now()),
  (tests.id('Ana'), tests.id('why now')::text, 'Panic', now() - interval '1 minute');

-- Who may
select tests.refused('visitor', $$select public.start_profile_generation(tests.id('Ana'))$$);
select tests.refused('Ana', $$select public.start_profile_generation(tests.id('Ana'))$$);
select tests.refused('Ada', $$select public.start_profile_generation(tests.id('Ana'))$$);
select tests.refused('visitor', $$select public.finish_profile_generation(tests.id('Ana'), 'p', '{}', 's', 'offline')$$);
select tests.refused('Ana', $$select public.finish_profile_generation(tests.id('Ana'), 'p', '{}', 's', 'offline')$$);
select tests.refused('visitor', $$select public.fail_profile_generation(tests.id('Ana'), 'e')$$);
select tests.refused('Ana', $$select public.fail_profile_generation(tests.id('Ana'), 'e')$$);

-- The first claims, the second does not
select tests.act_as('service');
select is(
  public.start_profile_generation(tests.id('Ana')) - '{digest,claim}'::text[],
  jsonb_build_object('claimed', true, 'status', 'generating', 'answers', jsonb_build_array(
    jsonb_build_object('questionId', tests.id('why now'), 'question', 'Why now?', 'answer', 'Panic', 'inferred', false),
    jsonb_build_object('questionId', tests.id('what helped'), 'question', 'What helped?', 'answer', 'Walks', 'inferred', false)
  )),
  'the first call claims, and is given the answers in their order'
);
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'false', 'the second finds it claimed');
select is(public.start_profile_generation(tests.id('Ana')) ->> 'status', 'generating', 'and is told so');

-- A dead one
select tests.act_as('owner');
update public.client_profiles set generation_started_at = now() - interval '119 seconds';
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'false', 'a slow one is waited for');
update public.client_profiles set generation_started_at = now() - interval '121 seconds';
select tests.act_as('service');
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'true', 'a dead one is taken over');
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'false', 'once');

-- The end
select lives_ok($$select public.finish_profile_generation(tests.id('Ana'), 'Careful', '{anxiety,sleep}', 'Tired', 'openai')$$, 'it is finished');
select tests.act_as('owner');
select results_eq(
  'select status::text, personality_profile, analysis_results, engine::text, generation_error from public.client_profiles',
  $$values ('ready', 'Careful', '{"tags": ["anxiety", "sleep"], "summary": "Tired", "matchScore": 0}'::jsonb, 'openai', null::text)$$,
  'the profile is ready, without a match score before a match'
);
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine, created_at) values
  (tests.id('Ana'), tests.id('entry'), 'assessment', 90, 'r', '{}', 'offline', now() - interval '1 hour'),
  (tests.id('Ana'), tests.id('entry'), 'assessment', 70, 'r', '{}', 'offline', now()),
  (tests.id('Ben'), tests.id('entry'), 'assessment', 10, 'r', '{}', 'offline', now() + interval '1 hour');
select tests.act_as('service');
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'true', 'a ready profile can be made anew');
select lives_ok($$select public.finish_profile_generation(tests.id('Ana'), 'Careful', '{}', 's', 'offline')$$, 'and finished again');
select tests.act_as('owner');
select is((select analysis_results ->> 'matchScore' from public.client_profiles), '70', 'the newest match of this client gives the score');

-- A failure
select tests.act_as('service');
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'true', 'it is claimed once more');
select lives_ok($$select public.fail_profile_generation(tests.id('Ana'), repeat('e', 500))$$, 'and fails');
select tests.act_as('owner');
select results_eq(
  'select status::text, personality_profile, char_length(generation_error) from public.client_profiles',
  $$values ('failed', 'Careful', 200)$$, 'the earlier profile stays'
);
select is(public.start_profile_generation(tests.id('Ana')) ->> 'claimed', 'true', 'a failed one can be tried again');
select lives_ok($$select public.finish_profile_generation(tests.id('Ana'), 'Careful', '{}', 's', 'offline')$$, 'it is finished');
select public.fail_profile_generation(tests.id('Ana'), 'late');
select is((select status::text from public.client_profiles), 'ready', 'a failure reported late undoes nothing');

-- Nothing to generate
select is(
  public.start_profile_generation(tests.id('Ben')) - 'digest',
  '{"claimed": false, "status": "none", "answers": [], "claim": null}',
  'without answers nothing is claimed'
);
select tests.refused('service', $$select public.finish_profile_generation(tests.id('Ben'), 'p', '{}', 's', 'offline')$$, 'P0002', 'client_profile_not_found');

-- Only where one was made before
insert into public.client_responses (user_id, question_id, answer)
values (tests.id('Gil'), tests.id('why now')::text, 'Grief');
select tests.act_as('service');
select is(public.start_profile_generation(tests.id('Gil'), true) ->> 'claimed', 'false', 'what was never made is not made anew');
select is(public.start_profile_generation(tests.id('Ana'), true) ->> 'claimed', 'true', 'what was made is');

-- The answers change meanwhile
create temporary table work as select public.start_profile_generation(tests.id('Gil')) as it;
create function pg_temp.finish(profile text) returns jsonb language sql as $$
  select public.finish_profile_generation(
    tests.id('Gil'), profile, '{}', 's', 'offline', it ->> 'digest', (it ->> 'claim')::timestamptz
  ) from work
$$;
create function pg_temp.area() returns text language sql as $$
  select status || ', ' || coalesce(personality_profile, 'nothing')
  from public.client_profiles where user_id = tests.id('Gil')
$$;
select is((select it ->> 'claimed' from work), 'true', 'a run begins');
update public.client_responses set answer = 'Not grief' where user_id = tests.id('Gil');
create temporary table again as select pg_temp.finish('Grieving') as it;
select is((select it ->> 'kept' from again), 'false', 'a profile of words that were corrected is not kept');
select is((select it #>> '{answers,0,answer}' from again), 'Not grief', 'the run is told what to work with instead');
select is(pg_temp.area(), 'generating, nothing', 'and goes on');
select is(public.start_profile_generation(tests.id('Gil')) ->> 'claimed', 'false', 'alone');
update work set it = again.it from again;
select is(pg_temp.finish('Hopeful'), '{"kept": true, "answers": []}', 'its second profile is kept');
select is(pg_temp.area(), 'ready, Hopeful', 'and shown');

-- Words that were only inferred
insert into public.client_responses (user_id, question_id, question, answer, source, inferred, created_at)
values (tests.id('Gil'), 'mood', 'How are you?', '[Inferred] Tired', 'voice', true, now() + interval '1 minute');
update work set it = public.start_profile_generation(tests.id('Gil'));
select is((select it #> '{answers,1,inferred}' from work), 'true', 'it is told what was inferred and not said');
update public.client_responses set inferred = false where user_id = tests.id('Gil') and question_id = 'mood';
select is(pg_temp.finish('Tired') ->> 'kept', 'false', 'and begins anew when the client says so by then');
update work set it = public.start_profile_generation(tests.id('Gil'));
delete from public.client_responses where user_id = tests.id('Gil') and question_id = 'mood';
update public.client_profiles set status = 'ready', personality_profile = 'Hopeful' where user_id = tests.id('Gil');

-- A run that was given up for dead
update work set it = public.start_profile_generation(tests.id('Gil'));
update public.client_profiles set generation_started_at = now() - interval '121 seconds' where user_id = tests.id('Gil');
update work set it = it || jsonb_build_object('claim', now() - interval '121 seconds');
create temporary table successor as select public.start_profile_generation(tests.id('Gil')) as it;
select is((select it ->> 'claimed' from successor), 'true', 'another run takes over');
select is(pg_temp.finish('Too late'), '{"kept": false, "answers": []}', 'the first has nothing to say any more');
select public.fail_profile_generation(tests.id('Gil'), 'e', (select (it ->> 'claim')::timestamptz from work));
select is(pg_temp.area(), 'generating, Hopeful', 'nor does its failure count');
update work set it = successor.it from successor;
select is(pg_temp.finish('In time') ->> 'kept', 'true', 'the second run ends well');
select is(pg_temp.area(), 'ready, In time', 'and its profile stays');

-- Nothing is left to tell
update work set it = public.start_profile_generation(tests.id('Gil'));
delete from public.client_responses where user_id = tests.id('Gil');
set constraints all immediate;
select is(pg_temp.area(), 'none, nothing', 'with the last answer goes what was concluded');
select is(pg_temp.finish('Of removed words'), '{"kept": false, "answers": []}', 'a run that was at work keeps nothing');
select is(pg_temp.area(), 'none, nothing', 'and brings nothing back');

-- As a version of the function calls it that knows no digest
select is(
  public.finish_profile_generation(tests.id('Ana'), 'Careful', '{}', 's', 'offline') ->> 'kept', 'true',
  'without a digest it is kept as it is'
);
