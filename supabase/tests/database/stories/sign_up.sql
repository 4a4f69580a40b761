-- What an account becomes, and what it cannot make of itself.
select plan(24);

-- A sign-up makes the profile
select tests.account('Ana', '{"last_name": "  Alvarez "}');
select results_eq(
  $$select role::text, first_name, last_name, email, is_guest from public.profiles where id = tests.id('Ana')$$,
  $$values ('client', 'Ana', 'Alvarez', 'ana@example.com', false)$$,
  'who says nothing of a role is a client, with the names and the address given'
);
select tests.account('Tom', '{"role": "therapist"}');
select results_eq(
  $$select role::text from public.profiles where id = tests.id('Tom')$$, $$values ('therapist')$$,
  'who asks to be a therapist is one'
);
select tests.account('Gil', guest => true);
select results_eq(
  $$select role::text, email, is_guest from public.profiles where id = tests.id('Gil')$$,
  $$values ('client', '', true)$$, 'an anonymous account is a guest without an address'
);
insert into auth.users (id, email, raw_user_meta_data) values (tests.id('Nil'), 'nil@example.com', null);
select results_eq(
  $$select role::text, first_name from public.profiles where id = tests.id('Nil')$$,
  $$values ('client', '')$$, 'an account without metadata is a client without a name'
);

-- Roles that nobody may choose
select tests.refused('owner', $$select tests.account('Eve', '{"role": "admin"}')$$, '22023', 'role_not_allowed');
select tests.refused('owner', $$select tests.account('Eve', '{"role": "Therapist"}')$$, '22023', 'role_not_allowed');
select tests.refused('owner', $$select tests.account('Eve', '{"role": ""}')$$, '22023', 'role_not_allowed');
select tests.refused('owner', $$select tests.account('Eve', '{"role": ["client"]}')$$, '22023', 'role_not_allowed');
select tests.refused('owner', $$select tests.account('Eve', '{"role": "therapist"}', guest => true)$$, '22023', 'role_not_allowed');
select tests.refused('owner', $$select tests.account('Eve', '{"role": "admin"}', guest => true)$$, '22023', 'role_not_allowed');
select tests.refused('owner', format($$select tests.account('Eve', '{"last_name": "%s"}')$$, repeat('x', 101)), '23514');
select is_empty($$select 1 from auth.users where id = tests.id('Eve')$$, 'a refused sign-up leaves no account');

-- What hosted Auth does runs as a role of its own
set local role supabase_auth_admin;
insert into auth.users (id, email, raw_user_meta_data) values (tests.id('Sue'), 'sue@example.com', '{"role": "therapist"}');
reset role;
select results_eq(
  $$select role::text from public.profiles where id = tests.id('Sue')$$, $$values ('therapist')$$,
  'the profile is made whoever writes the account'
);

-- What an account says of itself later
update auth.users set raw_user_meta_data = '{"role": "admin", "first_name": "Root"}', raw_app_meta_data = '{"role": "admin"}'
where id = tests.id('Ana');
select results_eq(
  $$select role::text, first_name from public.profiles where id = tests.id('Ana')$$,
  $$values ('client', 'Ana')$$, 'metadata changed later changes nothing'
);
select tests.act_as('Ana');
select is(private.caller_role()::text, 'client', 'a token that says admin is a client''s');
select tests.act_as('owner');
update auth.users set email = 'ana@example.org' where id = tests.id('Ana');
select results_eq(
  $$select email from public.profiles where id = tests.id('Ana')$$, $$values ('ana@example.org')$$,
  'a changed address is followed'
);
update auth.users set is_anonymous = false, email = 'gil@example.com' where id = tests.id('Gil');
select results_eq(
  $$select email, is_guest from public.profiles where id = tests.id('Gil')$$,
  $$values ('gil@example.com', false)$$, 'a guest who registers is none any more'
);
update auth.users set is_anonymous = true where id = tests.id('Nil');
select tests.refused('owner', $$update public.profiles set role = 'admin' where id = tests.id('Nil')$$, '23514');
select tests.refused('owner', $$update auth.users set is_anonymous = true where id = tests.id('Tom')$$, '23514');

-- Roles are changed in SQL, and that is written down
update public.profiles set role = 'admin' where id = tests.id('Tom');
select results_eq(
  $$select action, subject, detail from private.audit_log$$,
  $$values ('profiles.role changed', tests.id('Tom')::text, '{"from": "therapist", "to": "admin"}'::jsonb)$$,
  'a changed role is in the audit log'
);

-- The end of an account is the end of everything that was its own
select tests.catalogue();
insert into public.therapists (id, user_id, name) values (tests.id('entry'), tests.id('Sue'), 'Sue');
insert into public.therapist_contacts (therapist_id) values (tests.id('entry'));
insert into public.client_responses (user_id, question_id, answer) values (tests.id('Ana'), tests.id('why now')::text, 'Because');
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
values (tests.id('Ana'), tests.id('entry'), 'assessment', 50, 'r', '{}', 'offline'),
  (tests.id('Gil'), tests.id('entry'), 'assessment', 50, 'r', '{}', 'offline');
delete from auth.users where id = tests.id('Ana');
select is_empty(
  $$select id from public.client_responses union all select user_id from public.client_profiles
    union all select id from public.profiles where id = tests.id('Ana')$$,
  'a client''s answers and profile go with the account'
);
select results_eq(
  $$select user_id from public.recommendations$$, $$values (tests.id('Gil'))$$,
  'and the recommendations made to that client, no other''s'
);
delete from auth.users where id = tests.id('Sue');
select is_empty(
  $$select id from public.therapists union all select therapist_id from public.therapist_contacts$$,
  'a therapist''s entry and contact data go with the account'
);
select is_empty($$select id from public.recommendations$$, 'and nobody is recommended who is gone');
