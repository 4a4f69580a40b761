-- A finished conversation is kept whole, once, and as the client left it.
select plan(22);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
create function pg_temp.said(question text, answer text, inferred boolean default false) returns jsonb language sql as $$
  select jsonb_build_object(
    'questionId', case when question in ('why now', 'what helped') then upper(tests.id(question)::text) else question end,
    'question', 'Asked: ' || question, 'answer', answer, 'inferred', inferred,
    'reasoning', case when inferred then 'Because of the words' end
  )
$$;
create function pg_temp.talk(who text, session text, score int, variadic answers jsonb[]) returns void language sql as $$
  select public.record_voice_session(
    tests.id(who), tests.id(session), to_jsonb(answers), 3, 2,
    case when score is not null then jsonb_build_object(
      'id', tests.id('entry'), 'matchScore', score, 'matchReasoning', 'Because'
    ) end,
    'offline'
  )
$$;
create function pg_temp.told(who text) returns setof text language sql as $$
  select concat_ws(' | ', question, answer, case when inferred then 'inferred' end)
  from public.client_responses where user_id = tests.id(who) order by created_at, id
$$;
grant execute on all functions in schema pg_temp to public;

-- Who may
select tests.refused('visitor', $$select pg_temp.talk('Ana', 'talk', null, pg_temp.said('builtin:days', 'x'))$$);
select tests.refused('Ana', $$select pg_temp.talk('Ana', 'talk', null, pg_temp.said('builtin:days', 'x'))$$);
select tests.refused('Ana', $$insert into public.voice_sessions (user_id, id, turns, insights, question_ids, engine) values (tests.id('Ana'), gen_random_uuid(), 1, 1, '{}', 'offline')$$);
select tests.refused('Ana', $$delete from public.voice_sessions$$);

-- All of it
select tests.act_as('service');
select pg_temp.talk('Ana', 'talk', 70,
  pg_temp.said('initial_question', 'Tired'), pg_temp.said('why now', 'Dad died'),
  pg_temp.said('builtin:days', '[Inferred] I lie awake', true), pg_temp.said('what helped', '[Inferred] Walks', true)
);
select tests.act_as('Ana');
select results_eq(
  $$select pg_temp.told('Ana')$$,
  array['Asked: initial_question | Tired', 'Asked: why now | Dad died', 'Asked: builtin:days | [Inferred] I lie awake | inferred', 'Asked: what helped | [Inferred] Walks | inferred'],
  'what was said and what was concluded is kept in its order'
);
select results_eq(
  'select id, turns, insights, recommendation_id is not null from public.voice_sessions',
  $$values (tests.id('talk'), 3, 2, true)$$, 'the client sees that it was'
);
select tests.act_as('Ben');
select is_empty('select 1 from public.voice_sessions', 'another client does not');
select tests.act_as('owner');
select results_eq(
  $$select contribution_question_id from public.client_responses where answer = 'Dad died'$$,
  array[tests.id('why now')], 'an answer to a question of the catalogue belongs to it'
);
create function pg_temp.finished(who text) returns text language sql security definer as $$
  select format('%s sessions, %s matches, newest %s', completed_sessions,
    (select count(*) from public.recommendations where user_id = tests.id(who)),
    coalesce((select match_score from public.recommendations where user_id = tests.id(who) order by created_at desc limit 1)::text, 'none'))
  from public.client_profiles where user_id = tests.id(who)
$$;
grant execute on function pg_temp.finished(text) to public;
select is(pg_temp.finished('Ana'), '1 sessions, 1 matches, newest 70', 'it counts, with its match');

-- The client has a say
select public.correct_client_response(
  tests.id('Ana'), (select id from public.client_responses where question_id = 'builtin:days'), 'I sleep in the day'
);
delete from public.client_responses where answer = 'Dad died';

-- The same one again, longer by a turn
select tests.act_as('service');
select pg_temp.talk('Ana', 'talk', 80,
  pg_temp.said('initial_question', 'Tired, and sad'), pg_temp.said('why now', 'Dad died'), pg_temp.said('builtin:first', 'The nights'),
  pg_temp.said('builtin:days', '[Inferred] I lie awake', true)
);
select bag_eq(
  $$select pg_temp.told('Ana')$$,
  array['Asked: initial_question | Tired, and sad', 'Asked: builtin:first | The nights', 'Asked: builtin:days | I sleep in the day'],
  'it replaces itself; what the client corrected stays, what was erased or no longer said does not come back'
);
select is(pg_temp.finished('Ana'), '1 sessions, 1 matches, newest 80', 'and counts once');
select pg_temp.talk('Ana', 'talk', null, pg_temp.said('initial_question', 'Tired, and sad'));
select is(pg_temp.finished('Ana'), '1 sessions, 0 matches, newest none', 'a match that no longer holds is gone');

-- Another one
select pg_temp.talk('Ana', 'later', 60, pg_temp.said('initial_question', '[Inferred] Tired', true), pg_temp.said('why now', 'A new job'));
select bag_eq(
  $$select pg_temp.told('Ana')$$,
  array['Asked: initial_question | Tired, and sad', 'Asked: builtin:days | I sleep in the day', 'Asked: why now | A new job'],
  'what is only concluded never takes the place of what was said'
);
select is(pg_temp.finished('Ana'), '2 sessions, 1 matches, newest 60', 'another one counts by itself');
select pg_temp.talk('Ben', 'later', null, pg_temp.said('why now', 'Alone'));
select is(pg_temp.finished('Ben'), '1 sessions, 0 matches, newest none', 'the same id is another''s own conversation');
select throws_ok(
  $$select pg_temp.talk('Ben', 'broken', 50, pg_temp.said('why now', 'Good'), pg_temp.said('builtin:days', ' '))$$,
  '22023', 'answer_not_usable', 'an empty answer is refused'
);
select throws_ok(
  $$select public.record_voice_session(tests.id('Nobody'), tests.id('talk'), '[]', 0, 0, null, 'offline')$$,
  'P0002', 'client_not_found', 'so is a client who is gone'
);
select throws_ok(
  $$select public.record_voice_session(tests.id('Ben'), tests.id('talk'), '{}', 0, 0, null, 'offline')$$,
  '22023', 'answers_not_usable', 'and what is no list'
);
select results_eq($$select pg_temp.told('Ben')$$, array['Asked: why now | Alone'], 'and nothing of it is kept');

-- A guest's conversations go along
select pg_temp.talk('Gil', 'later', null, pg_temp.said('builtin:first', 'Sleep'));
select pg_temp.talk('Gil', 'own', null, pg_temp.said('builtin:leave', 'Preaching'));
select public.claim_guest(tests.id('Gil'), tests.id('Ben'));
select tests.act_as('owner');
select is(pg_temp.finished('Ben'), '2 sessions, 0 matches, newest none', 'one that both sides finished is one');
select bag_eq(
  $$select question_id, voice_session_id from public.client_responses where user_id = tests.id('Ben')$$,
  $$values (tests.id('why now')::text, tests.id('later')), ('builtin:first', tests.id('later')), ('builtin:leave', tests.id('own'))$$,
  'and its answers know of which one they are'
);
delete from auth.users where id = tests.id('Ben');
select is_empty($$select 1 from public.voice_sessions where user_id = tests.id('Ben')$$, 'they go with the account');
