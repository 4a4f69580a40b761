-- A therapist's answers are for the therapist, for admins and for the service, which alone writes them.
select plan(26);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapist_responses (user_id, question_id, question, answer) values
  (tests.id('Tom'), tests.id('first session'), 'How do you begin?', 'With tea'),
  (tests.id('Tom'), null, 'An erased one?', 'Long ago'),
  (tests.id('Una'), tests.id('first session'), 'How do you begin?', 'With silence');

-- Reading
select tests.concerns('Tom', 2, 'select * from public.therapist_responses');
select tests.concerns('Una', 1, 'select * from public.therapist_responses');
select tests.concerns('Ada', 3, 'select * from public.therapist_responses');
select tests.concerns('service', 3, 'select * from public.therapist_responses');
select tests.concerns('Ana', 0, 'select * from public.therapist_responses');
select tests.concerns('Gil', 0, 'select * from public.therapist_responses');
select tests.refused('visitor', 'select * from public.therapist_responses');

-- Writing
select tests.concerns('service', 3, $$update public.therapist_responses set tags = '{tea}'$$);
select tests.concerns('service', 3, 'delete from public.therapist_responses');
select tests.refused(who, statement)
from unnest(array['visitor', 'Ana', 'Tom', 'Ada']) as who,
  unnest(array[
    $$insert into public.therapist_responses (user_id, question, answer) values (tests.id('Tom'), 'q', 'a')$$,
    $$update public.therapist_responses set answer = 'X'$$,
    'delete from public.therapist_responses'
  ]) as statement;

-- What a row may hold
select tests.refused('service', $$update public.therapist_responses set answer = ' '$$, '23514');
select tests.refused('service', $$update public.therapist_responses set tags = array_fill('tea'::text, array[13])$$, '23514');
select tests.refused('service', $$insert into public.therapist_responses (user_id, question_id, question, answer)
  values (tests.id('Tom'), tests.id('first session'), 'q', 'a')$$, '23505');

-- What happens around it
delete from public.contribution_questions where id = tests.id('first session');
select results_eq(
  $$select question_id, question, answer from public.therapist_responses where user_id = tests.id('Una')$$,
  $$values (null::uuid, 'How do you begin?', 'With silence')$$, 'the answer to a question that is erased stays, with the question'
);
delete from auth.users where id = tests.id('Tom');
select is((select count(*)::int from public.therapist_responses), 1, 'the answers go with the account');
