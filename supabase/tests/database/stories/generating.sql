-- One call at a time generates a client's profile, and a dead one does not block it for ever.
select plan(26);
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
  public.start_profile_generation(tests.id('Ana')),
  jsonb_build_object('claimed', true, 'status', 'generating', 'answers', jsonb_build_array(
    jsonb_build_object('questionId', tests.id('why now'), 'question', 'Why now?', 'answer', 'Panic'),
    jsonb_build_object('questionId', tests.id('what helped'), 'question', 'What helped?', 'answer', 'Walks')
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
  public.start_profile_generation(tests.id('Ben')), '{"claimed": false, "status": "none", "answers": []}',
  'without answers nothing is claimed'
);
select tests.refused('service', $$select public.finish_profile_generation(tests.id('Ben'), 'p', '{}', 's', 'offline')$$, 'P0002', 'client_profile_not_found');
