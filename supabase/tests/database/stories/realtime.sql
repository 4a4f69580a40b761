-- Changes are announced to those they concern, and say nothing but that they happened.
select plan(43);
select tests.cast_of_people();
select tests.catalogue();
delete from realtime.messages;

create function pg_temp.sent() returns table (topic text, event text, payload jsonb, private boolean)
language sql as $$
  with taken as (delete from realtime.messages returning *)
  select topic, event, payload, private from taken order by topic, payload ->> 'table', payload ->> 'id'
$$;

-- What is announced
insert into public.client_responses (id, user_id, question_id, answer) values
  (tests.id('answer'), tests.id('Ana'), tests.id('why now')::text, 'Very private');
select results_eq(
  'select * from pg_temp.sent()',
  $$values ('client:' || tests.id('Ana'), 'changed', jsonb_build_object('table', 'client_profiles', 'id', tests.id('Ana')), true),
    ('client:' || tests.id('Ana'), 'changed', jsonb_build_object('table', 'client_responses', 'id', tests.id('answer')), true)$$,
  'a client''s answer, with the profile that it made'
);
update public.client_responses set answer = 'Still private';
select results_eq(
  'select topic, payload from pg_temp.sent()',
  $$values ('client:' || tests.id('Ana'), jsonb_build_object('table', 'client_responses', 'id', tests.id('answer')))$$, 'a changed answer'
);
insert into public.client_responses (user_id, question_id, answer) values
  (tests.id('Ben'), tests.id('why now')::text, 'a'), (tests.id('Ben'), tests.id('what helped')::text, 'b'),
  (tests.id('Gil'), tests.id('why now')::text, 'c');
select results_eq(
  $$select topic, payload -> 'id' = 'null' from pg_temp.sent() where payload ->> 'table' = 'client_responses' order by 1, 2$$,
  $$select * from (values ('client:' || tests.id('Ben'), true), ('client:' || tests.id('Gil'), false)) as v (topic, several) order by 1, 2$$,
  'many answers are announced once to each whom they concern'
);
delete from public.client_responses where user_id = tests.id('Ana');
select results_eq('select topic, payload ->> ''table'' from pg_temp.sent()', $$values ('client:' || tests.id('Ana'), 'client_responses')$$, 'an erased answer');
update public.client_profiles set status = 'ready' where user_id = tests.id('Ana');
select results_eq(
  'select topic, payload from pg_temp.sent()',
  $$values ('client:' || tests.id('Ana'), jsonb_build_object('table', 'client_profiles', 'id', tests.id('Ana')))$$, 'a profile that is ready'
);
update public.client_profiles set status = 'ready' where false;
select is_empty('select * from pg_temp.sent()', 'nothing, when nothing changed');
insert into public.therapists (id, user_id, name) values (tests.id('entry'), tests.id('Tom'), 'Tom'), (tests.id('sample'), null, 'Sam');
select results_eq(
  'select topic, payload from pg_temp.sent()',
  $$values ('therapist:' || tests.id('Tom'), jsonb_build_object('table', 'therapists', 'id', tests.id('entry')))$$, 'a therapist''s entry, if it has an account'
);
insert into public.recommendations (id, user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
values (tests.id('match'), tests.id('Ana'), tests.id('entry'), 'assessment', 80, 'Very private', '{}', 'offline');
select results_eq(
  'select topic, payload from pg_temp.sent()',
  $$values ('client:' || tests.id('Ana'), jsonb_build_object('table', 'recommendations', 'id', tests.id('match')))$$, 'a recommendation'
);
update public.contributions set version = version + 1 where expert = 'miriam';
update public.contribution_questions set position = position + 1;
delete from public.contribution_insights;
select results_eq(
  'select topic, payload ->> ''table'' from pg_temp.sent()',
  $$select * from (values ('contributions:jonas', 'contribution_questions'), ('contributions:miriam', 'contribution_insights'),
    ('contributions:miriam', 'contribution_questions'), ('contributions:miriam', 'contributions')) as v order by 1, 2$$,
  'what an expert contributed'
);
select tests.act_as('Ana');
do $$ begin perform public.save_client_response(tests.id('why now')::text, 'Private'); end $$;
select tests.act_as('owner');
select results_eq('select topic from pg_temp.sent()', $$values ('client:' || tests.id('Ana'))$$, 'also what people write themselves');
select is_empty(
  $$select relname from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('profiles', 'therapist_contacts', 'voice_sessions')
    and 3 <> (select count(*) from pg_catalog.pg_trigger where tgrelid = pg_class.oid and tgfoid = 'private.announce_change'::regproc)$$,
  'whatever happens to a table that pages show'
);

-- Who may listen: a probe as the endpoint makes it
create function pg_temp.may_join(who text, wanted text, kind text default 'broadcast') returns boolean
language plpgsql as $$
declare
  seen int;
begin
  insert into realtime.messages (topic, extension, event, private) values (wanted, kind, 'probe', true);
  perform set_config('realtime.topic', wanted, true);
  perform tests.act_as(who);
  select count(*) into seen from realtime.messages where event = 'probe';
  perform tests.act_as('owner');
  delete from realtime.messages where event = 'probe';
  return seen > 0;
end
$$;
select is(
  pg_temp.may_join(who, prefix || tests.id('Ana')), who = 'Ana', format('%s %s the channel %sAna', who, case when who = 'Ana' then 'joins' else 'does not join' end, prefix)
) from unnest(array['Ana', 'Ben', 'Gil', 'Tom', 'Ada', 'visitor']) as who, unnest(array['client:', 'therapist:']) as prefix;
select is(
  pg_temp.may_join(who, 'contributions:miriam'), who = 'Ada', format('%s %s the experts'' channels', who, case when who = 'Ada' then 'joins' else 'does not join' end)
) from unnest(array['Ana', 'Gil', 'Tom', 'Ada', 'visitor']) as who;
select ok(pg_temp.may_join('Gil', 'client:' || tests.id('Gil')), 'a guest joins the own channel');
select ok(pg_temp.may_join('Tom', 'therapist:' || tests.id('Tom')), 'a therapist joins the own channel');
select ok(not pg_temp.may_join('Ana', wanted), format('Ana does not join %L', wanted))
from unnest(array['', 'client:', 'client:%', 'client:*', 'anything', 'CLIENT:' || tests.id('Ana')]) as wanted;
select ok(not pg_temp.may_join('Ana', 'client:' || tests.id('Ana'), 'presence'), 'nobody shows presence');

-- Who may send
select tests.refused(who, format('insert into realtime.messages (topic, extension, event, private) values (%L, %L, %L, true)', 'client:' || tests.id('Ana'), 'broadcast', 'changed'))
from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'Ada']) as who;
select tests.refused('Ana', $$select private.announce_change()$$);
