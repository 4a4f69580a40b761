-- One call at a time makes a therapist's description, and a dead one does not block it for ever.
select plan(36);
select tests.cast_of_people();
select tests.catalogue();
insert into public.contribution_insights (contribution_id, expert, insight, deleted_at) values
  (tests.id('second contribution'), 'jonas', 'Taken back', now());
insert into public.therapists (user_id, name, experience) values (tests.id('Tom'), 'Tom Oak', 9);
create function pg_temp.description(specialty text) returns jsonb language sql as $$
  select jsonb_build_object('specialty', specialty, 'style', 'Warm', 'tags', '["grief"]'::jsonb, 'description', 'For colleagues',
    'userFriendlyDescription', 'For clients', 'modalities', '["CBT"]'::jsonb, 'populations', '["teens"]'::jsonb,
    'insightsApplied', '[{"insightText": "Late callers are tired", "relevance": "Calls late", "source": "miriam"}]'::jsonb)
$$;
create function pg_temp.claimed() returns text language sql as $$
  select public.start_therapist_description(tests.id('Tom')) ->> 'claimed'
$$;
grant execute on function pg_temp.description(text), pg_temp.claimed() to public;

-- Who may
select tests.refused(who, statement) from unnest(array['visitor', 'Ana', 'Tom', 'Ada']) as who,
  unnest(array[
    $$select public.start_therapist_description(tests.id('Tom'))$$,
    $$select public.finish_therapist_description(tests.id('Tom'), '{}', 'offline')$$,
    $$select public.fail_therapist_description(tests.id('Tom'), 'e')$$
  ]) as statement;

-- Nothing to make it of
select tests.act_as('service');
select is(
  public.start_therapist_description(tests.id('Tom')) - 'insights' - 'digest',
  '{"claimed": false, "status": "none", "name": "Tom Oak", "experience": 9, "answers": []}', 'without answers nothing is claimed'
);
select is(
  public.start_therapist_description(tests.id('Una')) - 'insights',
  '{"claimed": false, "status": "none", "name": "", "experience": 0, "answers": [], "digest": null}', 'nor without an entry'
);

-- The first claims, the second does not
select public.save_therapist_response(tests.id('Tom'), tests.id('first session')::text, 'With tea', '{}');
select is(
  public.start_therapist_description(tests.id('Tom')) - 'digest',
  jsonb_build_object(
    'claimed', true, 'status', 'generating', 'name', 'Tom Oak', 'experience', 9,
    'answers', jsonb_build_array(jsonb_build_object('questionId', tests.id('first session'), 'question', 'How do you begin?', 'answer', 'With tea')),
    'insights', '[{"insight": "Late callers are tired", "application": "", "source": "miriam"}]'::jsonb
  ),
  'the first call claims, and is given the answers and the live insights'
);
select is(pg_temp.claimed(), 'false', 'the second finds it claimed');
select tests.act_as('owner');
update public.therapists set generation_started_at = now() - interval '119 seconds';
select is(pg_temp.claimed(), 'false', 'a slow one is waited for');
update public.therapists set generation_started_at = now() - interval '121 seconds';
select is(pg_temp.claimed(), 'true', 'a dead one is taken over');
select is(pg_temp.claimed(), 'false', 'once');
select is(
  public.start_therapist_description(tests.id('Tom'), true) ->> 'claimed', 'true', 'a submission takes up the claim that it made itself'
);

-- The end
select tests.act_as('service');
select is(public.finish_therapist_description(tests.id('Tom'), pg_temp.description('Grief'), 'openai'), true, 'it is finished');
select results_eq(
  $$select p ->> 'specialty', p ->> 'style', p ->> 'tags', p ->> 'description', p ->> 'userFriendlyDescription', p ->> 'engine', p ->> 'generation',
      p ->> 'descriptionGenerated', p #>> '{insightsApplied,0,source}', p #>> '{analysisDetails,modalities,0}', p ->> 'version'
    from public.get_therapist_profile(tests.id('Tom')) as p$$,
  $$values ('Grief', 'Warm', '["grief"]', 'For colleagues', 'For clients', 'openai', 'ready', 'true', 'miriam', 'CBT', '1')$$, 'and stands in the profile'
);
select results_eq($$select modalities, populations from public.therapists where user_id = tests.id('Tom')$$, $$values ('{CBT}'::text[], '{teens}'::text[])$$, 'and where it is searched');

-- Made again
create function pg_temp.made_again(specialty text) returns text language sql as $$
  select public.start_therapist_description(tests.id('Tom'));
  select public.finish_therapist_description(tests.id('Tom'), pg_temp.description(specialty), 'offline');
  select public.get_therapist_profile(tests.id('Tom')) ->> 'specialty';
$$;
grant execute on function pg_temp.made_again(text) to public;
select is(pg_temp.made_again('Loss'), 'Loss', 'a generated specialty follows the answers');
select public.update_therapist_profile(tests.id('Tom'), '{"specialty": "Widowers"}');
select is(pg_temp.made_again('Loss'), 'Widowers', 'one that the therapist wrote stays');
select is(pg_temp.made_again('Sleep'), 'Widowers', 'for good');
select public.update_therapist_profile(tests.id('Tom'), '{"specialty": ""}');
select is(pg_temp.made_again('Sleep'), 'Sleep', 'until it is erased');

-- Answers that change meanwhile
create temporary table handed as select public.start_therapist_description(tests.id('Tom')) ->> 'digest' as digest;
grant select on handed to public;
select is(
  public.finish_therapist_description(tests.id('Tom'), pg_temp.description('Sleep'), 'offline', (select digest from handed)),
  true, 'a description of all answers is whole'
);
select public.save_therapist_response(tests.id('Tom'), tests.id('first session')::text, 'With coffee', '{}');
select is(
  public.finish_therapist_description(tests.id('Tom'), pg_temp.description('Sleep'), 'offline', (select digest from handed)),
  false, 'one of answers that changed meanwhile says so'
);
select is(pg_temp.claimed(), 'true', 'and another can be made at once');

-- A failure
select lives_ok($$select public.fail_therapist_description(tests.id('Tom'), repeat('e', 500))$$, 'it fails');
select tests.act_as('owner');
select results_eq(
  $$select generation::text, description, char_length(generation_error) from public.therapists where user_id = tests.id('Tom')$$,
  $$values ('failed', 'For colleagues', 200)$$, 'the earlier description stays'
);
select is(pg_temp.claimed(), 'true', 'a failed one can be tried again');
select public.finish_therapist_description(tests.id('Tom'), pg_temp.description('Sleep'), 'offline');
select public.fail_therapist_description(tests.id('Tom'), 'late');
select is((select generation::text from public.therapists), 'ready', 'a failure reported late undoes nothing');
update public.therapists set engine = 'curated';
select is(public.get_therapist_profile(tests.id('Tom')) -> 'engine', 'null', 'what a hand wrote names no engine');
select tests.refused('service', $$select public.finish_therapist_description(tests.id('Una'), '{}', 'offline')$$, 'P0002', 'therapist_profile_not_found');
