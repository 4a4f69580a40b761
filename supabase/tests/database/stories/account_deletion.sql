-- With an account goes everything personal, whoever deletes it; what others must keep names nobody.
select plan(18);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, user_id, name, status) values
  (tests.id('Tom''s'), tests.id('Tom'), 'Tom Oak', 'approved'), (tests.id('Una''s'), tests.id('Una'), 'Una Fir', 'approved');
insert into public.client_responses (user_id, question_id, answer)
select tests.id(name), tests.id('why now')::text, name || '''s' from unnest(array['Ana', 'Ben']) as name;
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
select tests.id(name), tests.id('Tom''s'), 'assessment', 80, 'r',
  jsonb_build_object('id', tests.id('Tom''s'), 'alternatives', jsonb_build_array(
    jsonb_build_object('id', tests.id('Una''s'), 'name', 'Una Fir'), jsonb_build_object('id', tests.id('other'), 'name', 'Vic Elm')
  )), 'offline' from unnest(array['Ana', 'Ben']) as name;
insert into public.session_requests (client_id, therapist_id, note, contact, therapist_note, status, starts_at, decided_at) values
  (tests.id('Ana'), tests.id('Tom''s'), 'Please', '555', 'See you, Ana', 'accepted', now() + interval '1 day', now()),
  (tests.id('Ana'), tests.id('Una''s'), 'Please', '555', '', 'pending', null, null);
insert into public.voice_sessions (user_id, id, turns, insights, question_ids, engine)
select tests.id(name), gen_random_uuid(), 4, 7, array['why now'], 'offline' from unnest(array['Ana', 'Ben']) as name;
insert into private.audit_log (actor, action, subject, detail) values
  (tests.id('Ada'), 'profiles.role changed', tests.id('Ana')::text, '{"from": "client", "to": "client"}'),
  (tests.id('Ana'), 'guest claimed', tests.id('a former guest')::text, '{"moved": 1}'),
  (tests.id('Tom'), 'something', tests.id('Ben')::text, '{}'),
  (tests.id('Ada'), 'therapists.status changed', tests.id('Una''s')::text, '{}');
create function pg_temp.log() returns setof text language sql as $$
  select concat_ws(', ', coalesce(actor::text, 'nobody'), action, subject) from private.audit_log
  where action <> 'profiles.role changed' or subject <> tests.id('Ada')::text order by id
$$;
-- Every row of every table that holds this text, by the table's name.
create function pg_temp.holding(wanted text) returns setof text language plpgsql as $$
declare
  one regclass;
begin
  for one in
    select oid::regclass from pg_catalog.pg_class where relkind in ('r', 'p')
      and relnamespace in (select oid from pg_catalog.pg_namespace where nspname not in ('pg_catalog', 'information_schema', 'tap', 'tests', 'pg_toast') and nspname not like 'pg_temp%')
    order by 1
  loop
    return query execute format('select %L from %s as t where t::text like %L limit 1', one, one, '%' || wanted || '%');
  end loop;
end
$$;
grant execute on function pg_temp.holding(text), pg_temp.log() to public;

select bag_eq(
  $$select * from pg_temp.holding(tests.id('Ana')::text)$$,
  $$values ('auth.users'), ('profiles'), ('client_responses'), ('client_profiles'), ('recommendations'), ('session_requests'), ('voice_sessions'), ('private.audit_log'), ('realtime.messages')$$,
  'a client stands in these tables'
);

-- As Auth deletes it, which may do nothing else
set local role supabase_auth_admin;
delete from auth.users where id = tests.id('Ana');
select tests.act_as('owner');
set constraints all immediate;
select is_empty($$select * from pg_temp.holding(tests.id('Ana')::text)$$, 'the id is nowhere');
select is_empty($$select * from pg_temp.holding('ana@example.com')$$, 'nor the address');
select is_empty($$select * from pg_temp.holding('Ana')$$, 'nor the name, nor anything that was said');
select results_eq(
  'select * from pg_temp.log()',
  $$values (tests.id('Ada') || ', profiles.role changed, deleted account'),
    ('nobody, guest claimed, deleted account'),
    (tests.id('Tom') || ', something, ' || tests.id('Ben')),
    (tests.id('Ada') || ', therapists.status changed, ' || tests.id('Una''s'))$$,
  'the log says what was done, and no longer to whom'
);
select results_eq(
  'select status::text, client_id, contact, note, therapist_note, starts_at is not null from public.session_requests order by status',
  $$values ('accepted', null::uuid, '', '', '', true), ('withdrawn', null, '', '', '', false)$$,
  'a therapist keeps that a session was agreed on'
);
select results_eq('select answer from public.client_responses', $$values ('Ben''s')$$, 'another client''s answers stay');
select results_eq('select user_id from public.recommendations', $$select tests.id('Ben')$$, 'and recommendations');
select results_eq('select user_id from public.voice_sessions', $$select tests.id('Ben')$$, 'and conversations');
select isnt_empty($$select 1 from realtime.messages where topic = 'therapist:' || tests.id('Tom')$$, 'the therapists are told that their requests changed');
select is_empty($$select 1 from realtime.messages where topic = 'client:' || tests.id('Ana')$$, 'nobody is told who is there no more');

-- A therapist
delete from auth.users where id = tests.id('Una');
select is(
  (select jsonb_path_query_array(recommendation, '$.alternatives[*].name') from public.recommendations), '["Vic Elm"]',
  'a therapist who left is no alternative any more'
);
select is_empty($$select * from pg_temp.holding('Una')$$, 'and is nowhere to be found');
select is_empty($$select * from pg_temp.holding(tests.id('Una''s')::text)$$, 'not even by the entry''s id');
delete from auth.users where id = tests.id('Tom');
select is_empty('select 1 from public.recommendations', 'a recommended one takes the recommendation along');
select isnt_empty($$select 1 from realtime.messages where topic = 'client:' || tests.id('Ben') and payload ->> 'table' = 'recommendations'$$, 'and the client is told');
select is_empty($$select * from pg_temp.holding(tests.id('Tom')::text)$$, 'the id is nowhere');
select is_empty($$select * from pg_temp.holding('Tom')$$, 'nor the name');
