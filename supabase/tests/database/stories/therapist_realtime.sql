-- What changes in the therapists' area is announced to those it concerns, without a word of it.
select plan(13);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, user_id, name, status) values
  (tests.id('entry'), tests.id('Tom'), 'Tom', 'approved'), (tests.id('other'), tests.id('Una'), 'Una', 'approved'),
  (tests.id('sample'), null, 'Sam', 'approved');
delete from realtime.messages;

create function pg_temp.sent() returns table (topic text, named text, id text) language sql as $$
  with taken as (delete from realtime.messages returning *)
  select topic, payload ->> 'table', payload ->> 'id' from taken order by 1, 2, 3
$$;
create function pg_temp.to_tom(named text, id uuid) returns table (topic text, named text, id text) language sql as $$
  select 'therapist:' || tests.id('Tom'), named, id::text
$$;

insert into public.therapist_responses (id, user_id, question_id, question, answer) values
  (tests.id('answer'), tests.id('Tom'), tests.id('first session'), 'How do you begin?', 'Very private');
select results_eq('select * from pg_temp.sent()', $$select * from pg_temp.to_tom('therapist_responses', tests.id('answer'))$$, 'a therapist''s answer');
select public.save_therapist_response(tests.id('Tom'), tests.id('first session')::text, 'Other words', '{}');
select results_eq('select * from pg_temp.sent()', $$select * from pg_temp.to_tom('therapist_responses', tests.id('answer'))$$, 'a changed answer');
select public.save_therapist_response(tests.id('Tom'), tests.id('first session')::text, 'Other words', '{}');
select is_empty('select * from pg_temp.sent()', 'nothing, when the words are the same');
select public.start_therapist_description(tests.id('Tom'));
select results_eq('select * from pg_temp.sent()', $$select * from pg_temp.to_tom('therapists', tests.id('entry'))$$, 'a description that is being made');
update public.profiles set last_name = 'Oak' where id = tests.id('Tom');
select results_eq('select * from pg_temp.sent()', $$select * from pg_temp.to_tom('profiles', tests.id('Tom'))$$, 'a therapist''s new name');
update public.profiles set last_name = 'Ash' where id = tests.id('Ana');
select results_eq('select topic, named from pg_temp.sent()', $$values ('client:' || tests.id('Ana'), 'profiles')$$, 'a client''s new name');
update public.profiles set last_name = last_name;
select is_empty('select * from pg_temp.sent()', 'nothing, when the name is the same');

create temporary table made as
select (public.create_session_request(tests.id('Ana'), tests.id('entry'), '{}', 'video', 'Very private', 'ana@example.com') ->> 'id')::uuid as id;
create function pg_temp.announced(who text) returns table (topic text, named text, id text) language sql as $$
  select 'client:' || tests.id(who), 'session_requests', made.id::text from made
  union all select 'therapist:' || tests.id('Tom'), 'session_requests', made.id::text from made
$$;
select results_eq(
  'select topic, event, payload, private from realtime.messages order by topic',
  $$select topic, 'changed', jsonb_build_object('table', named, 'id', id), true from pg_temp.announced('Ana')$$,
  'a request, to its client and to its therapist, with its id and nothing else'
);
delete from realtime.messages;
select public.decide_session_request(tests.id('Tom'), (select id from made), 'accepted', now() + interval '1 day', 'Very private');
select results_eq('select * from pg_temp.sent()', $$select * from pg_temp.announced('Ana')$$, 'a decision, to both');
delete from auth.users where id = tests.id('Ana');
select results_eq(
  $$select * from pg_temp.sent() where topic like 'therapist:%'$$, $$select * from pg_temp.to_tom('session_requests', (select id from made))$$,
  'a client who is gone, to the therapist'
);
insert into public.session_requests (client_id, therapist_id) values
  (tests.id('Ben'), tests.id('entry')), (tests.id('Gil'), tests.id('entry')), (tests.id('Gil'), tests.id('other')), (tests.id('Ben'), tests.id('sample'));
select results_eq(
  $$select topic, count(*)::int, bool_and(id is null) from pg_temp.sent() group by topic order by topic collate "C"$$,
  $$select * from (values
    ('client:' || tests.id('Ben'), 1, true), ('client:' || tests.id('Gil'), 1, true),
    ('therapist:' || tests.id('Tom'), 1, true), ('therapist:' || tests.id('Una'), 1, false)) as v (topic, n, several) order by topic collate "C"$$,
  'many requests are announced once to each whom they concern, and to nobody for an entry without an account'
);
delete from public.session_requests where therapist_id = tests.id('other');
select results_eq(
  $$select topic from pg_temp.sent() order by topic collate "C"$$,
  $$select * from (values ('client:' || tests.id('Gil')), ('therapist:' || tests.id('Una'))) as v (topic) order by topic collate "C"$$, 'one that is erased'
);
select tests.refused('Tom', 'select private.announce_to_therapist()');
