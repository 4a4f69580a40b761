-- A finished assessment is kept whole or not at all.
select plan(26);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
create function pg_temp.finish(who text, answers jsonb, score int, therapist uuid default tests.id('entry'))
returns uuid language sql as $$
  select public.record_recommendation(
    tests.id(who), answers,
    case when score is not null then jsonb_build_object(
      'id', therapist, 'name', 'Tom', 'matchScore', score, 'matchReasoning', 'Because', 'caveat', 'Ask'
    ) end,
    'offline', 'assessment'
  )
$$;
create function pg_temp.answers(why text, helped text) returns jsonb language sql as $$
  select jsonb_build_object(tests.id('why now')::text, why, tests.id('what helped')::text, helped)
$$;
grant execute on all functions in schema pg_temp to public;

-- Who may
select tests.refused('visitor', $$select public.record_recommendation(tests.id('Ana'), '{}', null, 'offline', 'assessment')$$);
select tests.refused('Ana', $$select public.record_recommendation(tests.id('Ana'), '{}', null, 'offline', 'assessment')$$);
select tests.refused('Ada', $$select public.record_recommendation(tests.id('Ana'), '{}', null, 'offline', 'assessment')$$);

-- All of it
select tests.act_as('service');
create temporary table kept as select pg_temp.finish('Ana', pg_temp.answers('Panic', 'Walks'), 81) as id;
select tests.act_as('owner');
select results_eq(
  'select question, answer, source::text from public.client_responses order by question',
  $$values ('What helped?', 'Walks', 'assessment'), ('Why now?', 'Panic', 'assessment')$$, 'the answers are kept'
);
select results_eq(
  'select user_id, therapist_id, match_score, reasoning, recommendation ->> ''caveat'', engine::text, source::text
   from public.recommendations where id in (select id from kept)',
  $$values (tests.id('Ana'), tests.id('entry'), 81::numeric, 'Because', 'Ask', 'offline', 'assessment')$$,
  'so is the recommendation, whole and in its parts'
);
select results_eq(
  'select user_id, analysis_results from public.client_profiles',
  $$values (tests.id('Ana'), null::jsonb)$$, 'there is a profile to be made'
);

-- Once more
update public.client_responses set updated_at = now() - interval '1 day', inferred = true where answer = 'Walks';
update public.client_profiles set analysis_results = '{"tags": ["anxiety"], "summary": "s", "matchScore": 81}';
select tests.act_as('service');
insert into kept select pg_temp.finish('Ana', pg_temp.answers('Panic and grief', 'Walks'), 64);
select tests.act_as('owner');
select results_eq(
  'select answer, updated_at = now() from public.client_responses order by question',
  $$values ('Walks', false), ('Panic and grief', true)$$, 'a changed answer replaces the first, an unchanged one keeps its time'
);
select is((select count(*)::int from public.recommendations), 2, 'every recommendation is kept');
select results_eq(
  'select analysis_results from public.client_profiles',
  $$values ('{"tags": ["anxiety"], "summary": "s", "matchScore": 64}'::jsonb)$$, 'the profile carries the newest score'
);

-- Nobody qualified
select tests.act_as('service');
select is(pg_temp.finish('Ben', pg_temp.answers('Grief', 'Nothing'), null), null::uuid, 'without a recommendation there is no id');
select is(public.record_recommendation(tests.id('Gil'), '{}', 'null', 'offline', 'assessment'), null::uuid, 'JSON''s null is none either');
select tests.act_as('owner');
select is((select count(*)::int from public.client_responses where user_id = tests.id('Ben')), 2, 'the answers are kept all the same');
select is((select count(*)::int from public.client_profiles where user_id = tests.id('Gil')), 1, 'a profile is there without answers, too');

-- Nothing of it
create temporary table before as select tests.contents('{public.client_responses,public.recommendations,public.client_profiles}') as contents;
select tests.refused('service', $$select pg_temp.finish('Ben', pg_temp.answers('Other', 'Else') || '{"nonsense": "a"}', 50)$$, 'P0002', 'question_not_found');
select tests.refused('service', $$select pg_temp.finish('Ben', pg_temp.answers('Other', ' '), 50)$$, '22023', 'answer_not_usable');
select tests.refused('service', $$select pg_temp.finish('Ben', pg_temp.answers('Other', 'Else'), 50, gen_random_uuid())$$, 'P0002', 'therapist_not_found');
select tests.refused('service', $$select pg_temp.finish('Ben', pg_temp.answers('Other', 'Else'), 101)$$, '23514');
select tests.refused('service', $$select pg_temp.finish('Nobody', pg_temp.answers('Other', 'Else'), 50)$$, 'P0002', 'client_not_found');
select tests.refused('service', $$select pg_temp.finish('Ben', '[]', 50)$$, '22023', 'answers_not_usable');
select tests.refused('service', $$select pg_temp.finish('Ben', null, 50)$$, '22023', 'answers_not_usable');
select tests.refused('service', $$select pg_temp.finish('Ben', (select jsonb_object_agg(n::text, 'a') from generate_series(1, 201) n), 50)$$, '22023', 'answers_not_usable');
select is(
  tests.contents('{public.client_responses,public.recommendations,public.client_profiles}'),
  (select contents from before), 'what failed left nothing behind'
);

-- The client's area shows it
select tests.act_as('Ana');
select results_eq(
  $$select jsonb_object_keys(public.get_client_profile(tests.id('Ana'))) order by 1$$,
  $$values ('analysisResults'), ('completedSessions'), ('createdAt'), ('email'), ('engine'), ('firstName'), ('generationStartedAt'), ('lastName'), ('personalityProfile'),
    ('recommendation'), ('recommendations'), ('responses'), ('status'), ('updatedAt'), ('userId')$$,
  'the area has the fields of its contract'
);
select is(
  (public.get_client_profile(tests.id('Ana')) -> 'recommendation' ->> 'matchScore')::int, 64,
  'with the newest recommendation'
);
select results_eq(
  $$select r ->> 'answer', r ->> 'questionId', r ->> 'source', (r ->> 'inferred')::boolean
    from jsonb_array_elements(public.get_client_profile(tests.id('Ana')) -> 'responses') as r order by 1$$,
  $$values ('Panic and grief', tests.id('why now')::text, 'assessment', false), ('Walks', tests.id('what helped')::text, 'assessment', true)$$,
  'and the answers'
);
select tests.act_as('Tom');
select is(public.get_client_profile(tests.id('Tom')), null::jsonb, 'who has answered nothing has none');
