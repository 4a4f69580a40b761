-- A therapist answers the experts' questions: all at once, one by one, and again.
select plan(58);
select tests.cast_of_people();
select tests.catalogue();
insert into public.contribution_questions
  (id, contribution_id, expert, position, question, audience, deleted_at) values
  (tests.id('whom'), tests.id('first contribution'), 'miriam', 0, 'Whom do you help?', 'therapist', null),
  (tests.id('dropped'), tests.id('first contribution'), 'miriam', 9, 'Dropped?', 'therapist', now()),
  (tests.id('methods'), tests.id('second contribution'), 'jonas', 0, 'Which methods?', 'therapist', null);

-- The questions
create function pg_temp.asked() returns text language sql as $$
  select string_agg(question, ' ' order by place) from (
    select question, row_number() over () as place from public.therapist_questions()
  ) as listed
$$;
grant execute on function pg_temp.asked() to public;
select tests.act_as('Tom');
select is(pg_temp.asked(), 'Whom do you help? How do you begin? Which methods?', 'a therapist sees the live ones in their order');
select tests.act_as('Ada');
select is(pg_temp.asked(), 'Whom do you help? How do you begin? Which methods?', 'so does an admin');
select tests.act_as('service');
select is(pg_temp.asked(), 'Whom do you help? How do you begin? Which methods?', 'and the service');
select tests.act_as('owner');
select tests.concerns('Ana', 0, 'select * from public.therapist_questions()');
select tests.concerns('Gil', 0, 'select * from public.therapist_questions()');
select tests.refused('visitor', 'select * from public.therapist_questions()');

-- Who may submit, and what
create function pg_temp.submit(who text, answers jsonb, approve boolean default false) returns jsonb language sql as $$
  select public.submit_therapist_responses(tests.id(who), who || ' Therapist', 40, 12, answers, approve)
$$;
create function pg_temp.answer(question text, answer text, tags jsonb default '[]') returns jsonb language sql as $$
  select jsonb_build_object('questionId', tests.id(question), 'answer', answer, 'tags', tags)
$$;
grant execute on function pg_temp.submit(text, jsonb, boolean), pg_temp.answer(text, text, jsonb) to public;
select tests.refused(who, $$select pg_temp.submit('Tom', '[]')$$) from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'Ada']) as who;
select tests.refused(who, $$select public.save_therapist_response(tests.id('Tom'), tests.id('whom')::text, 'a', '{}')$$)
from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'Ada']) as who;
select tests.refused('service', $$select pg_temp.submit('Ana', '[]')$$, '42501', 'not_a_therapist');
select tests.refused('service', $$select pg_temp.submit('Gil', '[]')$$, '42501', 'not_a_therapist');
select tests.refused('service', $$select pg_temp.submit('Ada', '[]')$$, '42501', 'not_a_therapist');
select tests.refused('service', $$select pg_temp.submit('Nobody', '[]')$$, 'P0002', 'account_not_found');
select tests.refused('service', $$select pg_temp.submit('Tom', '{}')$$, '22023', 'answers_not_usable');
select tests.refused('service', $$select pg_temp.submit('Tom', null)$$, '22023', 'answers_not_usable');
select tests.refused('service', $$select pg_temp.submit('Tom', jsonb_build_array(pg_temp.answer('whom', ' ')))$$, '22023', 'answer_not_usable');
select tests.refused('service', $$select pg_temp.submit('Tom', jsonb_build_array(pg_temp.answer('whom', repeat('a', 20001))))$$, '22023', 'answer_not_usable');
select tests.refused('service', $$select pg_temp.submit('Tom', jsonb_build_array(pg_temp.answer('whom', 'Teens'), pg_temp.answer('nothing', 'a')))$$, 'P0002', 'question_not_found');
select tests.refused('service', $$select pg_temp.submit('Tom', jsonb_build_array(pg_temp.answer('why now', 'a client''s question')))$$, 'P0002', 'question_not_found');
select tests.refused('service', $$select pg_temp.submit('Tom', '[{"questionId": "1; drop table", "answer": "a"}]')$$, 'P0002', 'question_not_found');
select tests.refused('service', $$select public.submit_therapist_responses(tests.id('Tom'), 'Tom', 17, 12, '[]', false)$$, '23514');
select tests.refused('service', $$select public.submit_therapist_responses(tests.id('Tom'), 'Tom', 101, 12, '[]', false)$$, '23514');
select tests.refused('service', $$select public.submit_therapist_responses(tests.id('Tom'), 'Tom', 40, -1, '[]', false)$$, '23514');
select tests.refused('service', $$select public.submit_therapist_responses(tests.id('Tom'), 'Tom', 40, 71, '[]', false)$$, '23514');
select is_empty('select 1 from public.therapists union all select 1 from public.therapist_responses', 'a refused one leaves nothing behind');

-- The first submission
select tests.act_as('service');
create temporary table submitted as select pg_temp.submit('Tom', jsonb_build_array(
  pg_temp.answer('methods', 'CBT', '["cbt"]'), pg_temp.answer('whom', 'Adults'), pg_temp.answer('whom', 'Teens', '["teens"]'),
  pg_temp.answer('dropped', 'Still said')
)) ->> 'therapistId' as made;
select tests.act_as('owner');
select results_eq('select made from submitted', 'select id::text from public.therapists', 'a submission makes an entry and names it');
select results_eq(
  $$select name, experience, age, email, status::text, generation::text, version from public.therapists
    join public.therapist_contacts on therapist_id = id$$,
  $$values ('Tom Therapist', 12, 40, 'tom@example.com', 'pending', 'generating', 1)$$,
  'who it is, waiting for approval, with the description being made'
);
select is(public.directory() ->> 'total', '0', 'the directory does not show it yet');
select is_empty($$select 1 from public.shortlist_therapists('{}', 'teens')$$, 'nor is it on a shortlist');
select tests.act_as('Tom');
select is(
  (select jsonb_agg(r - 'id' - 'timestamp') from jsonb_array_elements(public.get_therapist_responses(tests.id('Tom'))) as r),
  jsonb_build_array(
    jsonb_build_object('questionId', tests.id('whom'), 'question', 'Whom do you help?', 'answer', 'Teens', 'tags', '["teens"]'::jsonb),
    jsonb_build_object('questionId', tests.id('dropped'), 'question', 'Dropped?', 'answer', 'Still said', 'tags', '[]'::jsonb),
    jsonb_build_object('questionId', tests.id('methods'), 'question', 'Which methods?', 'answer', 'CBT', 'tags', '["cbt"]'::jsonb)
  ),
  'the answers in the order of the questionnaire; of two the last; those to removed questions too'
);
select tests.act_as('Ada');
select is(jsonb_array_length(public.get_therapist_responses(tests.id('Tom'))), 3, 'an admin reads them');
select tests.act_as('Una');
select is(public.get_therapist_responses(tests.id('Tom')), null, 'another therapist does not');
select is(public.get_therapist_responses(tests.id('Una')), '[]', 'who answered nothing has none');
select tests.act_as('Ana');
select is(public.get_therapist_responses(tests.id('Tom')), null, 'nor does a client');
select tests.act_as('owner');
select tests.refused('visitor', $$select public.get_therapist_responses(tests.id('Tom'))$$);

-- One answer at a time
update public.therapist_responses set updated_at = now() - interval '1 day';
select tests.act_as('service');
select results_eq(
  $$select saved ->> 'changed', saved ->> 'answer', saved ->> 'questionId', saved -> 'tags', (saved ->> 'timestamp')::timestamptz = now() - interval '1 day'
    from public.save_therapist_response(tests.id('Tom'), tests.id('whom')::text, 'Teens', '{other}') as saved$$,
  $$values ('false', 'Teens', tests.id('whom')::text, '["teens"]'::jsonb, true)$$, 'the same words again change nothing'
);
select results_eq(
  $$select saved ->> 'changed', saved ->> 'answer', saved -> 'tags', (saved ->> 'timestamp')::timestamptz = now()
    from public.save_therapist_response(tests.id('Tom'), upper(tests.id('whom')::text), 'Families', '{families}') as saved$$,
  $$values ('true', 'Families', '["families"]'::jsonb, true)$$, 'other words take their place'
);
select is(public.save_therapist_response(tests.id('Tom'), tests.id('first session')::text, 'Tea', null) ->> 'changed', 'true', 'a question that was not answered yet');
select tests.act_as('owner');
select is((select count(*)::int from public.therapist_responses), 4, 'there is one answer a question');
select tests.refused('service', $$select public.save_therapist_response(tests.id('Ana'), tests.id('whom')::text, 'a', '{}')$$, '42501', 'not_a_therapist');
select tests.refused('service', $$select public.save_therapist_response(tests.id('Nobody'), tests.id('whom')::text, 'a', '{}')$$, 'P0002', 'account_not_found');
select tests.refused('service', $$select public.save_therapist_response(tests.id('Tom'), 'no id', 'a', '{}')$$, 'P0002', 'question_not_found');
select tests.refused('service', $$select public.save_therapist_response(tests.id('Tom'), tests.id('whom')::text, '', '{}')$$, '22023', 'answer_not_usable');
update public.contribution_questions set audience = 'client', question = 'Whom can I help?' where id = tests.id('whom');
select tests.concerns('service', 1, $$select public.save_therapist_response(tests.id('Tom'), tests.id('whom')::text, 'Still mine', '{}')$$);
select tests.refused('service', $$select public.save_therapist_response(tests.id('Una'), tests.id('whom')::text, 'a', '{}')$$, 'P0002', 'question_not_found');

-- Submitting again
select tests.act_as('service');
select lives_ok($$select public.submit_therapist_responses(tests.id('Tom'), 'Thomas', null, 13, jsonb_build_array(pg_temp.answer('methods', 'ACT')), false)$$, 'a second submission');
select tests.act_as('owner');
select results_eq(
  $$select name, experience, age, status::text, version, (select count(*)::int from public.therapist_responses) from public.therapists
    join public.therapist_contacts on therapist_id = id$$,
  $$values ('Thomas', 13, null::int, 'pending', 2, 4)$$, 'replaces who it is and keeps the other answers'
);
select pg_temp.submit('Tom', '[]', true);
select is((select status::text from public.therapists), 'approved', 'one that waits is approved where nobody has to look');
select is(public.directory() ->> 'total', '1', 'and is in the directory');
select is((select count(*)::int from public.shortlist_therapists('{}', 'teens')), 1, 'and on a shortlist');
update public.therapists set status = 'rejected';
select pg_temp.submit('Tom', '[]', true);
select is((select status::text from public.therapists), 'rejected', 'a decision against somebody stands');
