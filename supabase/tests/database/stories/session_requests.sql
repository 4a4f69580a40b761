-- A client asks a therapist for a first session; what is asked stays between the two.
select plan(71);
select tests.cast_of_people();
select tests.account('Vic', '{"role": "therapist"}');
insert into public.therapists (id, user_id, name, status, accepting_clients) values
  (tests.id('open'), tests.id('Tom'), 'Tom Oak', 'approved', true),
  (tests.id('second'), tests.id('Vic'), 'Vic Elm', 'approved', true),
  (tests.id('waiting'), tests.id('Una'), 'Una Fir', 'pending', true),
  (tests.id('suspended'), null, 'Wes', 'suspended', true),
  (tests.id('full'), null, 'Xia', 'approved', false);
create function pg_temp.ask(who text, whom text, note text default 'Evenings') returns jsonb language sql as $$
  select public.create_session_request(
    tests.id(who), tests.id(whom), array['2030-05-06 17:00+00', '2030-05-07 17:00+02']::timestamptz[], 'video', note, '555 0100'
  )
$$;
create function pg_temp.requests(who text) returns text language sql as $$
  select coalesce(string_agg((r ->> 'clientName') || ' to ' || (r ->> 'therapistName') || ': ' || (r ->> 'status'), ', ' order by place), '')
  from jsonb_array_elements(public.get_session_requests(tests.id(who))) with ordinality as a (r, place)
$$;
grant execute on function pg_temp.ask(text, text, text), pg_temp.requests(text) to public;

-- Who may ask whom
select tests.refused(who, statement) from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'Ada']) as who,
  unnest(array[
    $$select pg_temp.ask('Ana', 'open')$$,
    $$select public.get_session_requests(tests.id('Ana'))$$,
    $$select public.withdraw_session_request(tests.id('Ana'), tests.id('r'))$$,
    $$select public.decide_session_request(tests.id('Tom'), tests.id('r'), 'declined', null, '')$$
  ]) as statement;
select tests.refused('service', $$select pg_temp.ask('Una', 'open')$$, '42501', 'not_a_client');
select tests.refused('service', $$select pg_temp.ask('Tom', 'open')$$, '42501', 'not_a_client');
select tests.refused('service', $$select pg_temp.ask('Ada', 'open')$$, '42501', 'not_a_client');
select tests.refused('service', $$select pg_temp.ask('Nobody', 'open')$$, 'P0002', 'client_not_found');
select tests.refused('service', $$select pg_temp.ask('Ana', 'nobody')$$, 'P0002', 'therapist_not_found');
select tests.refused('service', $$select pg_temp.ask('Ana', 'waiting')$$, 'P0002', 'therapist_not_found');
select tests.refused('service', $$select pg_temp.ask('Ana', 'suspended')$$, 'P0002', 'therapist_not_found');
select tests.refused('service', $$select pg_temp.ask('Ana', 'full')$$, 'P0001', 'therapist_not_accepting');
select tests.refused('service', $$select pg_temp.ask('Ana', 'open', repeat('a', 2001))$$, '22023', 'note_not_usable');
select tests.refused('service', $$select public.create_session_request(tests.id('Ana'), tests.id('open'), array_fill(now(), array[6]), null, '', '')$$, '23514');
select tests.refused('service', $$select public.create_session_request(tests.id('Ana'), tests.id('open'), '{}', 'telepathy', '', '')$$, '23514');

-- Asking
select tests.act_as('service');
select is(
  pg_temp.ask('Ana', 'open') - 'id' - 'createdAt',
  jsonb_build_object(
    'therapistId', tests.id('open'), 'therapistName', 'Tom Oak', 'clientName', 'Ana', 'contact', '555 0100',
    'preferredTimes', jsonb_build_array('2030-05-06 17:00+00'::timestamptz, '2030-05-07 15:00+00'::timestamptz),
    'format', 'video', 'note', 'Evenings', 'status', 'pending', 'therapistNote', '', 'startsAt', null, 'decidedAt', null
  ),
  'a request has the fields of the contract'
);
select is(
  public.create_session_request(tests.id('Gil'), tests.id('open'), null, null, null, null) - array['id', 'createdAt', 'therapistId', 'therapistName', 'status'],
  '{"clientName": "Gil", "contact": "", "preferredTimes": [], "format": null, "note": "", "therapistNote": "", "startsAt": null, "decidedAt": null}',
  'nothing but the therapist has to be said'
);
select tests.act_as('owner');
update public.profiles set first_name = '' where id = tests.id('Gil');
select tests.refused('service', $$select pg_temp.ask('Ana', 'open')$$, '23505', 'request_pending');
select tests.concerns('service', 1, $$select pg_temp.ask('Ana', 'second')$$);
select pg_temp.ask('Ben', 'second');

-- Who sees it
select tests.act_as('service');
select is(pg_temp.requests('Ana'), 'Ana to Tom Oak: pending', 'a client sees the own ones');
select is(pg_temp.requests('Gil'), 'A guest to Tom Oak: pending', 'so does a guest, who needs no name');
select is(pg_temp.requests('Tom'), 'A guest to Tom Oak: pending, Ana to Tom Oak: pending', 'a therapist sees those received, newest first');
select is(pg_temp.requests('Vic'), 'Ben to Vic Elm: pending', 'and nobody else''s');
select is(pg_temp.requests('Una'), '', 'nobody asked a therapist who waits for approval');
select is(pg_temp.requests('Nobody'), '', 'an account that is gone has none');
select tests.act_as('owner');
select tests.concerns('Ana', 1, 'select * from public.session_requests');
select tests.concerns('Gil', 1, 'select * from public.session_requests');
select tests.concerns('Tom', 2, 'select * from public.session_requests');
select tests.concerns('Una', 0, 'select * from public.session_requests');
select tests.concerns('Ada', 0, 'select * from public.session_requests');
select tests.concerns('service', 3, 'select * from public.session_requests');
select tests.refused('visitor', 'select * from public.session_requests');
select tests.refused(who, statement) from unnest(array['visitor', 'Ana', 'Tom', 'Ada']) as who,
  unnest(array[
    $$insert into public.session_requests (client_id, therapist_id) values (tests.id('Ana'), tests.id('second'))$$,
    $$update public.session_requests set note = 'X'$$,
    'delete from public.session_requests'
  ]) as statement;

-- Taking it back
create temporary table asked as select client_id, id from public.session_requests;
grant select on asked to public;
create function pg_temp.withdraw(who text, whose text) returns text language sql as $$
  select public.withdraw_session_request(tests.id(who), (select id from asked where client_id = tests.id(whose))) ->> 'status'
$$;
grant execute on function pg_temp.withdraw(text, text) to public;
select tests.refused('service', $$select pg_temp.withdraw('Ben', 'Ana')$$, 'P0002', 'session_request_not_found');
select tests.refused('service', $$select pg_temp.withdraw('Tom', 'Ana')$$, 'P0002', 'session_request_not_found');
select is(pg_temp.withdraw('Ana', 'Ana'), 'withdrawn', 'a client takes the own one back');
select tests.refused('service', $$select pg_temp.withdraw('Ana', 'Ana')$$, 'P0001', 'already_decided');
select is(pg_temp.requests('Ana'), 'Ana to Tom Oak: withdrawn', 'and still sees it');
select is(pg_temp.requests('Tom'), 'A guest to Tom Oak: pending', 'the therapist does not');
select tests.concerns('Tom', 1, 'select * from public.session_requests');
select tests.concerns('service', 1, $$select pg_temp.ask('Ana', 'open', 'Once more')$$);

-- An account that is deleted
update public.session_requests set status = 'accepted', starts_at = now() + interval '1 day', decided_at = now() where client_id = tests.id('Ben');
delete from auth.users where id in (tests.id('Ben'), tests.id('Gil'));
select results_eq(
  $$select status::text, contact, note, preferred_times from public.session_requests where client_id is null order by status::text$$,
  $$values ('accepted', '', '', '{}'::timestamptz[]), ('withdrawn', '', '', '{}'::timestamptz[])$$,
  'with the account goes what it wrote; what nobody waits for is not left to be decided'
);
select is(pg_temp.requests('Vic'), 'A former client to Vic Elm: accepted', 'the therapist keeps the appointment');
delete from auth.users where id in (tests.id('Tom'), tests.id('Vic'));
select is_empty('select 1 from public.session_requests', 'with the therapist the requests go');
