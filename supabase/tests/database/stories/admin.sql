-- An admin sees counts and newest rows, and decides who is in the directory.
select plan(35);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, user_id, name, specialty, experience, description, status, created_at) values
  (tests.id('approved'), tests.id('Tom'), 'Tom Oak', 'Grief', 9, 'Warm', 'approved', now() - interval '3 days'),
  (tests.id('waiting'), tests.id('Una'), 'Una Fir', '', 2, '', 'pending', now() - interval '1 day'),
  (tests.id('waiting longer'), null, 'Vic Elm', '', 3, '', 'pending', now() - interval '2 days');
insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ana'), tests.id('why now')::text, 'Very private');
insert into public.therapist_responses (user_id, question_id, question, answer) values
  (tests.id('Tom'), tests.id('first session'), 'How do you begin?', 'Very private');
insert into public.session_requests (client_id, therapist_id, note) values (tests.id('Ana'), tests.id('approved'), 'Very private');
update public.profiles set first_name = '' where id = tests.id('Gil');

-- Who may
select tests.refused(who, 'select public.admin_overview()') from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'service']) as who;
select tests.refused(who, $$select public.set_therapist_status(tests.id('waiting'), 'approved')$$)
from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'Una', 'service']) as who;
select tests.refused(who, $$select private.admin_overview()$$, '42501', 'not_an_admin') from unnest(array['Ana', 'Gil', 'Tom']) as who;
select tests.refused(who, $$select private.set_therapist_status(tests.id('waiting'), 'approved')$$, '42501', 'not_an_admin')
from unnest(array['Ana', 'Gil', 'Una']) as who;
select tests.refused('Ada', $$select public.set_therapist_status(tests.id('nobody'), 'approved')$$, 'P0002', 'therapist_not_found');
select tests.refused('Ada', $$select public.set_therapist_status(tests.id('waiting'), 'famous')$$, '22P02');
select tests.refused('Ada', $$select public.set_therapist_status(tests.id('waiting'), null)$$, '23502');

-- The overview
create temporary table seen (page jsonb);
grant select, insert on seen to public;
select tests.act_as('Ada');
insert into seen select public.admin_overview();
select is(
  (select page -> 'counts' from seen),
  '{"clients": 2, "guests": 1, "therapists": {"pending": 2, "approved": 1, "rejected": 0, "suspended": 0},
    "contributions": 2, "responses": 2, "recommendations": 0, "sessionRequests": 1}',
  'everything is counted'
);
select is((select jsonb_path_query_array(page, '$.pending[*].name') from seen), '["Vic Elm", "Una Fir"]', 'those who wait, the longest wait first');
select is((select jsonb_path_query_array(page, '$.newestTherapists[*].name') from seen), '["Una Fir", "Vic Elm", "Tom Oak"]', 'the newest therapists');
select is(
  (select page #> '{newestTherapists,2}' from seen) - 'createdAt',
  jsonb_build_object('id', tests.id('approved'), 'userId', tests.id('Tom'), 'name', 'Tom Oak', 'specialty', 'Grief', 'experience', 9,
    'description', 'Warm', 'status', 'approved'),
  'an entry has the fields of the contract'
);
select set_eq(
  $$select account ->> 'name' as name, account ->> 'role' as role, account ->> 'isGuest' as guest from seen, jsonb_array_elements(page -> 'newestAccounts') as account$$,
  $$values ('Ana', 'client', 'false'), ('Ben', 'client', 'false'), ('A guest', 'client', 'true'), ('Tom', 'therapist', 'false'),
    ('Una', 'therapist', 'false'), ('Ada', 'admin', 'false')$$,
  'the newest accounts'
);
select is(
  (select jsonb_path_query_array(page, '$.newestContributions[*].summary') from seen), '["On endings", "On beginnings"]', 'the newest contributions'
);
select is((select page::text like '%private%' or page::text like '%secret%' from seen), false, 'nothing that people wrote to each other or answered');
select tests.act_as('owner');
insert into public.therapists (name) select 'N' || n from generate_series(1, 300) as n;
select tests.act_as('Ada');
select results_eq(
  $$select jsonb_array_length(page -> 'pending'), jsonb_array_length(page -> 'newestTherapists'), page #>> '{counts,therapists,pending}'
    from (select public.admin_overview() as page) as overview$$,
  $$values (100, 10, '302')$$, 'lists have an end, counts do not'
);

-- Deciding
select is(public.directory() ->> 'total', '1', 'who waits is not in the directory');
select is(public.set_therapist_status(tests.id('waiting'), 'approved') ->> 'status', 'approved', 'an admin approves');
select is(public.directory() ->> 'total', '2', 'who is approved is');
select is(public.set_therapist_status(tests.id('waiting'), 'suspended') ->> 'status', 'suspended', 'an admin suspends');
select is(public.directory() ->> 'total', '1', 'and the directory shows it');
select tests.act_as('owner');
select results_eq(
  $$select actor, detail from private.audit_log where subject = tests.id('waiting')::text order by id$$,
  $$values (tests.id('Ada'), '{"from": "pending", "to": "approved"}'::jsonb), (tests.id('Ada'), '{"from": "approved", "to": "suspended"}'::jsonb)$$,
  'the audit log names who decided what'
);
delete from public.therapists;
delete from public.contributions;
select tests.act_as('Ada');
select is(
  (select ((page #- '{counts,clients}') #- '{counts,guests}') - 'newestAccounts' from (select public.admin_overview() as page) as overview),
  '{"counts": {"therapists": {"pending": 0, "approved": 0, "rejected": 0, "suspended": 0}, "contributions": 0, "responses": 2,
    "recommendations": 0, "sessionRequests": 0}, "pending": [], "newestTherapists": [], "newestContributions": []}',
  'an empty product has an empty overview'
);
