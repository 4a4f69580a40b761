-- Saving one answer: of a client, of a guest, of a visitor.
select plan(35);
select tests.cast_of_people();
select tests.catalogue();

-- Who may
select tests.concerns('Ana', 1, $$select public.save_client_response(tests.id('why now')::text, 'a')$$);
select tests.concerns('Gil', 1, $$select public.save_client_response(tests.id('why now')::text, 'a')$$);
select tests.concerns('Tom', 1, $$select public.save_client_response(tests.id('why now')::text, 'a')$$);
select tests.refused('visitor', $$select public.save_client_response(tests.id('why now')::text, 'a')$$);
select tests.refused('service', $$select public.save_client_response(tests.id('why now')::text, 'a')$$);
select tests.concerns('service', 1, $$select public.save_visitor_response('v', tests.id('why now')::text, 'a')$$);
select tests.refused('visitor', $$select public.save_visitor_response('v', tests.id('why now')::text, 'a')$$);
select tests.refused('Ana', $$select public.save_visitor_response('v', tests.id('why now')::text, 'a')$$);
select tests.refused('Ada', $$select public.save_visitor_response('v', tests.id('why now')::text, 'a')$$);
select tests.concerns('service', 2, $$select * from public.questions_for_answers(array[tests.id('why now')::text, tests.id('removed')::text, 'x', null])$$);
select tests.refused('visitor', $$select * from public.questions_for_answers('{}')$$);
select tests.refused('Ana', $$select * from public.questions_for_answers('{}')$$);
select tests.refused('visitor', $$select * from private.answered_question('x')$$);
select tests.refused('Ana', $$select * from private.answered_question('x')$$);

-- The first save
create temporary table saves (id uuid);
grant all on saves to public;
select tests.act_as('Ana');
insert into saves select public.save_client_response(tests.id('why now')::text, 'I cannot sleep', 'initial');
select tests.act_as('owner');
select results_eq(
  'select user_id, question, answer, source::text, original_question_id, contribution_question_id, inferred
   from public.client_responses where id in (select id from saves)',
  $$values (tests.id('Ana'), 'Why now?', 'I cannot sleep', 'assessment', 'initial', tests.id('why now'), false)$$,
  'an answer is saved with the words of its question'
);
select results_eq(
  'select user_id, status::text, personality_profile from public.client_profiles',
  $$values (tests.id('Ana'), 'none', null::text)$$, 'whoever answered has a profile to be made'
);

-- The second replaces it
update public.client_responses set updated_at = now() - interval '1 day';
select tests.act_as('Ana');
insert into saves select public.save_client_response(tests.id('why now')::text, 'I sleep again');
select tests.act_as('owner');
select is((select count(distinct id)::int from saves), 1, 'a second answer has the id of the first');
select results_eq(
  'select answer, original_question_id, updated_at = now() from public.client_responses',
  $$values ('I sleep again', null::text, true)$$, 'and stands in its place'
);

-- Questions
select tests.refused('Ana', $$select public.save_client_response('nonsense', 'a')$$, 'P0002', 'question_not_found');
select tests.refused('Ana', $$select public.save_client_response(gen_random_uuid()::text, 'a')$$, 'P0002', 'question_not_found');
select tests.refused('Ana', $$select public.save_client_response('', 'a')$$, 'P0002', 'question_not_found');
select tests.refused('Ana', $$select public.save_client_response(null, 'a')$$, 'P0002', 'question_not_found');
select tests.refused('Ana', $$select public.save_client_response('{' || tests.id('why now') || '}', 'a')$$, 'P0002', 'question_not_found');
select tests.refused('Ana', $$select public.save_client_response(tests.id('first session')::text, 'a')$$, 'P0002', 'question_not_found');
select tests.concerns('Ana', 1, $$select public.save_client_response(tests.id('removed')::text, 'Not lost')$$);

-- Answers
select tests.refused('Ana', $$select public.save_client_response(tests.id('why now')::text, '')$$, '22023', 'answer_not_usable');
select tests.refused('Ana', $$select public.save_client_response(tests.id('why now')::text, E'\n ')$$, '22023', 'answer_not_usable');
select tests.refused('Ana', $$select public.save_client_response(tests.id('why now')::text, null)$$, '22023', 'answer_not_usable');
select tests.refused('Ana', $$select public.save_client_response(tests.id('why now')::text, repeat('a', 20001))$$, '22023', 'answer_not_usable');
select results_eq(
  'select answer from public.client_responses', $$values ('I sleep again')$$, 'what was refused changed nothing'
);

-- Visitors
select tests.act_as('service');
insert into saves select public.save_visitor_response('v', tests.id('why now')::text, 'First')
  union all select public.save_visitor_response('v', tests.id('why now')::text, 'Second')
  union all select public.save_visitor_response('w', tests.id('removed')::text, 'Third');
select tests.act_as('owner');
select results_eq(
  'select visitor_key, question, answer from private.visitor_responses order by visitor_key',
  $$values ('v', 'Why now?', 'Second'), ('w', 'What else?', 'Third')$$,
  'a visitor''s second answer replaces the first, and none touches another''s'
);
select is((select count(*)::int from public.client_responses), 1, 'no visitor''s answer is a client''s');
select tests.refused('service', $$select public.save_visitor_response('v', 'nonsense', 'a')$$, 'P0002', 'question_not_found');
select tests.refused('service', $$select public.save_visitor_response('v', tests.id('why now')::text, ' ')$$, '22023', 'answer_not_usable');
alter table private.visitor_responses disable trigger visitor_responses_touch;
update private.visitor_responses set updated_at = now() - interval '31 days' where visitor_key = 'w';
do $$ begin perform public.save_visitor_response('x', tests.id('why now')::text, 'a'); end $$;
select results_eq(
  'select visitor_key from private.visitor_responses order by 1', $$values ('v'), ('x')$$,
  'visitors'' answers are gone after 30 days'
);
