-- A therapist accepts or declines a request, once, and an accepted one takes a place.
select plan(25);
select tests.cast_of_people();
insert into public.therapists (id, user_id, name, status, capacity) values
  (tests.id('open'), tests.id('Tom'), 'Tom Oak', 'approved', 2),
  (tests.id('second'), tests.id('Una'), 'Una Fir', 'approved', null);
insert into public.session_requests (id, client_id, therapist_id) values
  (tests.id('first'), tests.id('Ana'), tests.id('open')),
  (tests.id('later'), tests.id('Ben'), tests.id('open')),
  (tests.id('last'), tests.id('Gil'), tests.id('open')),
  (tests.id('other'), tests.id('Ana'), tests.id('second'));
create function pg_temp.accept(who text, which text, starts timestamptz default now() + interval '1 day') returns jsonb language sql as $$
  select public.decide_session_request(tests.id(who), tests.id(which), 'accepted', starts, 'See you')
$$;
create function pg_temp.decline(who text, which text) returns jsonb language sql as $$
  select public.decide_session_request(tests.id(who), tests.id(which), 'declined', now() + interval '1 day', null)
$$;
grant execute on function pg_temp.accept(text, text, timestamptz), pg_temp.decline(text, text) to public;

-- Whose it is
select tests.refused('service', $$select pg_temp.accept('Una', 'first')$$, 'P0002', 'session_request_not_found');
select tests.refused('service', $$select pg_temp.accept('Ana', 'first')$$, 'P0002', 'session_request_not_found');
select tests.refused('service', $$select pg_temp.accept('Ada', 'first')$$, 'P0002', 'session_request_not_found');
select tests.refused('service', $$select pg_temp.accept('Tom', 'nothing')$$, 'P0002', 'session_request_not_found');
select tests.refused('service', $$select pg_temp.decline('Tom', 'other')$$, 'P0002', 'session_request_not_found');

-- What can be decided
select tests.refused('service', $$select pg_temp.accept('Tom', 'first', null)$$, '22023', 'start_missing');
select tests.refused('service', $$select pg_temp.accept('Tom', 'first', now())$$, '22023', 'start_in_the_past');
select tests.refused('service', $$select pg_temp.accept('Tom', 'first', now() - interval '1 day')$$, '22023', 'start_in_the_past');
select tests.refused('service', $$select public.decide_session_request(tests.id('Tom'), tests.id('first'), wanted::public.session_request_status, now() + interval '1 day', '')
  from unnest(array['pending']) as wanted$$, '22023', 'decision_not_usable');
select tests.refused('service', $$select public.decide_session_request(tests.id('Tom'), tests.id('first'), 'withdrawn', null, '')$$, '22023', 'decision_not_usable');
select tests.refused('service', $$select public.decide_session_request(tests.id('Tom'), tests.id('first'), null, null, '')$$, '22023', 'decision_not_usable');
select tests.refused('service', $$select public.decide_session_request(tests.id('Tom'), tests.id('first'), 'declined', null, repeat('a', 2001))$$, '22023', 'note_not_usable');

-- Accepting
select tests.act_as('service');
select results_eq(
  $$select r ->> 'status', r ->> 'therapistNote', (r ->> 'startsAt')::timestamptz = now() + interval '1 day', (r ->> 'decidedAt')::timestamptz = now(), r ->> 'clientName'
    from pg_temp.accept('Tom', 'first') as r$$,
  $$values ('accepted', 'See you', true, true, 'Ana')$$, 'it is accepted, with a beginning and a note'
);
select results_eq($$select capacity, accepting_clients from public.therapists where user_id = tests.id('Tom')$$, $$values (1, true)$$, 'and takes a place');
select tests.act_as('owner');
select tests.refused('service', $$select pg_temp.accept('Tom', 'first')$$, 'P0001', 'already_decided');
select tests.refused('service', $$select pg_temp.decline('Tom', 'first')$$, 'P0001', 'already_decided');
select tests.refused('service', $$select public.withdraw_session_request(tests.id('Ana'), tests.id('first'))$$, 'P0001', 'already_decided');
select is((select pg_temp.accept('Tom', 'later') ->> 'status'), 'accepted', 'the last place is given away');
select results_eq(
  $$select capacity, accepting_clients from public.therapists where user_id = tests.id('Tom')$$, $$values (0, false)$$, 'now nobody new is taken'
);
select results_eq($$select t ->> 'name' from jsonb_array_elements(public.directory() -> 'therapists') as t$$, $$values ('Una Fir')$$, 'and the directory shows it');
select is((select pg_temp.accept('Tom', 'last') ->> 'status'), 'accepted', 'who asked before can still be accepted');
select is((select capacity from public.therapists where user_id = tests.id('Tom')), 0, 'there are never fewer places than none');

-- Declining
select results_eq(
  $$select r ->> 'status', r ->> 'therapistNote', r ->> 'startsAt', (r ->> 'decidedAt') is not null from pg_temp.decline('Una', 'other') as r$$,
  $$values ('declined', '', null, true)$$, 'it is declined, without a beginning'
);
select results_eq($$select capacity, accepting_clients from public.therapists where user_id = tests.id('Una')$$, $$values (null::int, true)$$, 'where places are not counted none is taken');
select lives_ok(
  $$select public.create_session_request(tests.id('Ana'), tests.id('second'), '{}', null, '', '')$$, 'after a decision a new request can be made'
);
