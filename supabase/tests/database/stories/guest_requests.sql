-- What a guest asked of therapists goes with the guest to the account.
select plan(4);
select tests.cast_of_people();
insert into public.therapists (id, user_id, name, status) values
  (tests.id('first'), tests.id('Tom'), 'Tom Oak', 'approved'), (tests.id('second'), tests.id('Una'), 'Una Fir', 'approved'),
  (tests.id('third'), null, 'Vic Elm', 'approved');
insert into public.session_requests (id, client_id, therapist_id, note, status, starts_at, decided_at, created_at) values
  (tests.id('guest''s newer'), tests.id('Gil'), tests.id('first'), 'g1', 'pending', null, null, now()),
  (tests.id('account''s older'), tests.id('Ana'), tests.id('first'), 'a1', 'pending', null, null, now() - interval '1 day'),
  (tests.id('guest''s older'), tests.id('Gil'), tests.id('second'), 'g2', 'pending', null, null, now() - interval '1 day'),
  (tests.id('account''s newer'), tests.id('Ana'), tests.id('second'), 'a2', 'pending', null, null, now()),
  (tests.id('guest''s accepted'), tests.id('Gil'), tests.id('third'), 'g3', 'accepted', now() + interval '1 day', now(), now()),
  (tests.id('account''s open'), tests.id('Ana'), tests.id('third'), 'a3', 'pending', null, null, now()),
  (tests.id('another''s'), tests.id('Ben'), tests.id('first'), 'b', 'pending', null, null, now());

select tests.act_as('service');
select is(public.claim_guest(tests.id('Gil'), tests.id('Ana')), '{"moved": 0, "refresh": false}', 'requests are no answers');
select tests.act_as('owner');
select results_eq(
  $$select note, status::text from public.session_requests where client_id = tests.id('Ana') order by note$$,
  $$values ('a1', 'withdrawn'), ('a2', 'pending'), ('a3', 'pending'), ('g1', 'pending'), ('g2', 'withdrawn'), ('g3', 'accepted')$$,
  'they are the account''s as they were; of two open ones to one therapist the newer stays'
);
select is(
  (select string_agg(distinct r ->> 'clientName', ', ') from jsonb_array_elements(public.get_session_requests(tests.id('Tom'))) as r),
  'Ana, Ben', 'the therapist reads the account''s name'
);
select results_eq(
  $$select note, status::text from public.session_requests where client_id = tests.id('Ben')$$, $$values ('b', 'pending')$$, 'another client''s stay as they are'
);
