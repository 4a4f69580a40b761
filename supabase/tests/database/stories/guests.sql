-- A guest's work is handed to the account, once, and only a guest's.
select plan(27);
select tests.cast_of_people();
select tests.account('Guy', guest => true);
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');

-- Who may, and whom
select tests.refused('visitor', $$select public.claim_guest(tests.id('Gil'), tests.id('Ana'))$$);
select tests.refused('Ana', $$select public.claim_guest(tests.id('Gil'), tests.id('Ana'))$$);
select tests.refused('Gil', $$select public.claim_guest(tests.id('Gil'), tests.id('Ana'))$$);
select tests.refused('Ada', $$select public.claim_guest(tests.id('Gil'), tests.id('Ana'))$$);
select tests.refused('service', $$select public.claim_guest(tests.id('Ben'), tests.id('Ana'))$$, '22023', 'not_a_guest');
select tests.refused('service', $$select public.claim_guest(tests.id('Ada'), tests.id('Ana'))$$, '22023', 'not_a_guest');
select tests.refused('service', $$select public.claim_guest(tests.id('Gil'), tests.id('Guy'))$$, '22023', 'account_is_a_guest');
select tests.refused('service', $$select public.claim_guest(tests.id('Gil'), tests.id('Gil'))$$, '22023', 'account_is_a_guest');
select tests.refused('service', $$select public.claim_guest(tests.id('Ana'), tests.id('Ana'))$$, '22023', 'not_a_guest');
select tests.refused('service', $$select public.claim_guest(tests.id('Gil'), tests.id('Nobody'))$$, 'P0002', 'account_not_found');
select tests.refused('service', $$select public.claim_guest(tests.id('Nobody'), tests.id('Ana'))$$, 'P0002', 'guest_not_found');

-- Half done: one answer, a profile being generated; the account is new
insert into public.client_responses (user_id, question_id, answer, updated_at)
values (tests.id('Gil'), tests.id('why now')::text, 'Panic', now() - interval '1 day');
update public.client_profiles set status = 'generating', generation_started_at = now();
select tests.act_as('service');
select is(public.claim_guest(tests.id('Gil'), tests.id('Ana')), '{"moved": 1, "refresh": true}', 'one answer moves, and the profile that was being made is still to be made');
select tests.act_as('owner');
select results_eq(
  'select user_id, answer, updated_at = now() - interval ''1 day'' from public.client_responses',
  $$values (tests.id('Ana'), 'Panic', true)$$, 'it is the account''s, and as old as it was'
);
select results_eq(
  'select user_id, status::text from public.client_profiles', $$values (tests.id('Ana'), 'none')$$,
  'the profile can be generated for the account at once'
);
select is_empty($$select id from auth.users where id = tests.id('Gil')$$, 'the guest is gone');
select is_empty($$select id from public.profiles where id = tests.id('Gil')$$, 'and its profile');
select results_eq(
  $$select actor, subject, detail from private.audit_log where action = 'guest claimed'$$,
  $$values (tests.id('Ana'), tests.id('Gil')::text, '{"moved": 1}'::jsonb)$$, 'it is in the audit log'
);
select tests.refused('service', $$select public.claim_guest(tests.id('Gil'), tests.id('Ana'))$$, 'P0002', 'guest_not_found');

-- Finished, against an account that answered, too
insert into public.client_responses (user_id, question_id, answer, source, question, updated_at) values
  (tests.id('Guy'), tests.id('why now')::text, 'Newer', 'assessment', null, now()),
  (tests.id('Guy'), tests.id('what helped')::text, 'Older', 'assessment', null, now() - interval '2 days'),
  (tests.id('Guy'), tests.id('what helped')::text, 'Spoken', 'voice', 'What?', now()),
  (tests.id('Guy'), tests.id('removed')::text, 'Only the guest''s', 'assessment', null, now()),
  (tests.id('Ana'), tests.id('what helped')::text, 'Newer', 'assessment', null, now() - interval '1 day'),
  (tests.id('Ben'), tests.id('why now')::text, 'Another''s', 'assessment', null, now() - interval '9 days');
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
values (tests.id('Guy'), tests.id('entry'), 'assessment', 80, 'r', '{}', 'offline');
update public.client_profiles set status = 'ready', personality_profile = name || '''s'
from unnest(array['Guy', 'Ben']) as name where user_id = tests.id(name);
select is(public.claim_guest(tests.id('Guy'), tests.id('Ana')), '{"moved": 3, "refresh": true}', 'what is newer or nobody else''s moves');
select results_eq(
  $$select answer, source::text from public.client_responses where user_id = tests.id('Ana') order by source, question_id = tests.id('why now')::text desc, answer$$,
  $$values ('Newer', 'assessment'), ('Newer', 'assessment'), ('Only the guest''s', 'assessment'), ('Spoken', 'voice')$$,
  'of two answers to one question the newer stays'
);
select is((select user_id from public.recommendations), tests.id('Ana'), 'the recommendation is the account''s');
select is(
  (select personality_profile from public.client_profiles where user_id = tests.id('Ana')), 'Guy''s',
  'a ready profile takes the place of one that was not'
);
select is_empty($$select 1 from auth.users where id = tests.id('Guy')$$, 'the guest is gone');

-- An account's own ready profile stays; another client is never touched
select tests.account('Gus', guest => true);
insert into public.client_responses (user_id, question_id, answer)
values (tests.id('Gus'), tests.id('why now')::text, 'Newest');
update public.client_profiles set status = 'ready', personality_profile = 'Gus''s' where user_id = tests.id('Gus');
select is(public.claim_guest(tests.id('Gus'), tests.id('Tom')), '{"moved": 1, "refresh": false}', 'a therapist can have been a guest');
select tests.account('Gem', guest => true);
insert into public.client_profiles (user_id, status, personality_profile) values (tests.id('Gem'), 'ready', 'Gem''s');
select is(public.claim_guest(tests.id('Gem'), tests.id('Ana')), '{"moved": 0, "refresh": false}', 'a guest without answers moves none');
select is(
  (select personality_profile from public.client_profiles where user_id = tests.id('Ana')), 'Guy''s',
  'a ready profile of the account stays'
);
select results_eq(
  $$select answer, personality_profile from public.client_responses join public.client_profiles using (user_id) where user_id = tests.id('Ben')$$,
  $$values ('Another''s', 'Ben''s')$$, 'another client keeps what is theirs'
);
