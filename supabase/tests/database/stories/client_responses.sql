-- Answers belong to the one who gave them.
select plan(46);
select tests.cast_of_people();
select tests.catalogue();
insert into public.client_responses (id, user_id, question_id, answer, source, question) values
  (tests.id('Ana''s answer'), tests.id('Ana'), tests.id('why now')::text, 'I cannot sleep', 'assessment', null),
  (tests.id('Ana''s words'), tests.id('Ana'), 'spoken', 'I am tired', 'voice', 'How are you?'),
  (tests.id('Ben''s answer'), tests.id('Ben'), tests.id('why now')::text, 'My father died', 'assessment', null),
  (tests.id('Gil''s answer'), tests.id('Gil'), tests.id('why now')::text, 'Panic', 'assessment', null);

-- Reading
select tests.concerns('Ana', 2, 'select * from public.client_responses');
select tests.concerns('Gil', 1, 'select * from public.client_responses');
select tests.concerns('Tom', 0, 'select * from public.client_responses');
select tests.concerns('Ada', 4, 'select * from public.client_responses');
select tests.concerns('service', 4, 'select * from public.client_responses');
select tests.concerns('Ana', 0, $$select * from public.client_responses where user_id = tests.id('Ben')$$);
select tests.refused('visitor', 'select id from public.client_responses');

-- Answering
select tests.concerns('Ana', 1, $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ana'), tests.id('what helped')::text, 'Walks')$$);
select tests.concerns('Gil', 1, $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Gil'), tests.id('what helped')::text, 'Walks')$$);
select tests.concerns('service', 1, $$insert into public.client_responses (user_id, question_id, question, answer, source, inferred, reasoning) values (tests.id('Ben'), 'spoken', 'q', 'a', 'voice', true, 'r')$$);
select tests.refused('Ana', $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ben'), tests.id('what helped')::text, 'Walks')$$);
select tests.refused('Gil', $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ana'), tests.id('what helped')::text, 'Walks')$$);
select tests.refused('Ada', $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ben'), tests.id('what helped')::text, 'Walks')$$);
select tests.refused('visitor', $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ben'), tests.id('what helped')::text, 'Walks')$$);
select tests.refused('Ana', $$insert into public.client_responses (user_id, question_id, answer, source) values (tests.id('Ana'), tests.id('what helped')::text, 'a', 'voice')$$);
select tests.refused('Ana', $$insert into public.client_responses (user_id, question_id, question, answer) values (tests.id('Ana'), 'x', 'made up', 'a')$$);
select tests.refused('Ana', $$insert into public.client_responses (user_id, question_id, answer, inferred) values (tests.id('Ana'), tests.id('what helped')::text, 'a', true)$$);
select tests.refused('Ana', $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ana'), 'nonsense', 'a')$$, 'P0002', 'question_not_found');
select tests.refused('service', $$insert into public.client_responses (user_id, question_id, question, answer) values (tests.id('Ben'), 'nonsense', 'made up', 'a')$$, 'P0002', 'question_not_found');

-- Changing an answer
select tests.concerns('Ana', 1, $$update public.client_responses set answer = 'Still no sleep' where id = tests.id('Ana''s answer')$$);
select tests.concerns('Gil', 1, $$update public.client_responses set answer = 'Fear' where id = tests.id('Gil''s answer')$$);
select tests.concerns('service', 4, $$update public.client_responses set answer = 'x'$$);
select tests.concerns_nothing('Ana', $$update public.client_responses set answer = 'x' where id = tests.id('Ben''s answer')$$);
select tests.concerns_nothing('Ana', $$update public.client_responses set answer = 'x' where id = tests.id('Ana''s words')$$);
select tests.concerns_nothing('Gil', $$update public.client_responses set answer = 'x' where id = tests.id('Ben''s answer')$$);
select tests.concerns_nothing('Tom', $$update public.client_responses set answer = 'x'$$);
select tests.concerns_nothing('Ada', $$update public.client_responses set answer = 'x'$$);
select tests.refused('visitor', $$update public.client_responses set answer = 'x'$$);
select tests.refused('Ana', $$update public.client_responses set user_id = tests.id('Ben') where id = tests.id('Ana''s answer')$$);
select tests.refused('Ana', $$update public.client_responses set question = 'made up' where id = tests.id('Ana''s answer')$$);
select tests.refused('Ana', $$update public.client_responses set source = 'voice' where id = tests.id('Ana''s answer')$$);
select tests.refused('Ana', $$insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ben'), tests.id('why now')::text, 'x')
  on conflict (user_id, question_id, source) do update set answer = 'x'$$);

-- Erasing one
select tests.concerns('Ana', 2, 'delete from public.client_responses');
select tests.concerns('Gil', 1, 'delete from public.client_responses');
select tests.concerns('service', 4, 'delete from public.client_responses');
select tests.concerns_nothing('Ana', $$delete from public.client_responses where user_id = tests.id('Ben')$$);
select tests.concerns_nothing('Tom', 'delete from public.client_responses');
select tests.concerns_nothing('Ada', 'delete from public.client_responses');
select tests.refused('visitor', 'delete from public.client_responses');

-- What an answer may hold
select tests.refused('Ana', $$update public.client_responses set answer = '' where id = tests.id('Ana''s answer')$$, '22023', 'answer_not_usable');
select tests.refused('Ana', $$update public.client_responses set answer = E' \n\t ' where id = tests.id('Ana''s answer')$$, '22023', 'answer_not_usable');
select tests.refused('Ana', $$update public.client_responses set answer = repeat('a', 20001) where id = tests.id('Ana''s answer')$$, '22023', 'answer_not_usable');
select tests.concerns('Ana', 1, $$update public.client_responses set answer = repeat('ä', 20000) where id = tests.id('Ana''s answer')$$);

-- The question is the catalogue's
select results_eq(
  $$select question, contribution_question_id from public.client_responses where id = tests.id('Ana''s answer')$$,
  $$values ('Why now?', tests.id('why now'))$$, 'an answer knows the words of its question'
);
delete from public.contributions where id = tests.id('first contribution');
select results_eq(
  $$select question, contribution_question_id, answer from public.client_responses where id = tests.id('Ana''s answer')$$,
  $$values ('Why now?', null::uuid, 'I cannot sleep')$$, 'and keeps them when the question is gone for good'
);
update public.client_responses set answer = 'Later' where id = tests.id('Ana''s answer');
select results_eq(
  $$select question, answer from public.client_responses where id = tests.id('Ana''s answer')$$,
  $$values ('Why now?', 'Later')$$, 'and can still be changed'
);
