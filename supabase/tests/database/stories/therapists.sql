-- The directory is for everyone, an entry for its owner, approval for nobody who asks over the API.
select plan(52);
select tests.cast_of_people();
insert into public.therapists (id, user_id, name, specialty, status, accepting_clients) values
  (tests.id('open'), tests.id('Tom'), 'Tom', 'Anxiety', 'approved', true),
  (tests.id('waiting'), tests.id('Una'), 'Una', 'Grief', 'pending', true),
  (tests.id('full'), null, 'Vic', 'Sleep', 'approved', false),
  (tests.id('suspended'), null, 'Wes', 'Anger', 'suspended', true),
  (tests.id('rejected'), null, 'Xia', 'OCD', 'rejected', true);

-- Reading
select tests.concerns('visitor', 1, 'select id, name, tags, status from public.therapists');
select tests.concerns('Ana', 1, 'select id, user_id from public.therapists');
select tests.concerns('Gil', 1, 'select id from public.therapists');
select tests.concerns('Tom', 1, 'select id from public.therapists');
select tests.concerns('Una', 2, 'select id from public.therapists');
select tests.concerns('Ada', 5, 'select id from public.therapists');
select tests.concerns('service', 5, 'select * from public.therapists');
select tests.refused('visitor', 'select user_id from public.therapists');
select tests.refused('visitor', 'select search from public.therapists');
select tests.refused('visitor', 'select * from public.therapists');
select tests.refused('Ana', 'select insights_applied from public.therapists');
select tests.refused('Ana', 'select analysis_details from public.therapists');
select tests.refused('Ana', 'select * from public.therapists');

-- Making an entry
select tests.concerns('service', 1, $$insert into public.therapists (name) values ('New')$$);
select tests.refused('visitor', $$insert into public.therapists (name) values ('New')$$);
select tests.refused('Ana', $$insert into public.therapists (name) values ('New')$$);
select tests.refused('Tom', $$insert into public.therapists (name, user_id) values ('New', tests.id('Tom'))$$);
select tests.refused('Ada', $$insert into public.therapists (name) values ('New')$$);
select results_eq(
  $$insert into public.therapists (name) values ('New') returning status::text$$, $$values ('pending')$$,
  'a new entry waits for approval'
);

-- Describing oneself
select tests.concerns('Tom', 1, $$update public.therapists set
  name = 'Tomas', specialty = 'Panic', experience = 9, style = 'Calm', tags = '{Panic}', description = 'd',
  user_friendly_description = 'u', modalities = '{CBT}', populations = '{Teens}', languages = '{Spanish}',
  formats = '{video}', licensed_states = '{CA}', fee_min = 90, fee_max = 120, accepting_clients = false,
  capacity = 3 where user_id = tests.id('Tom')$$);
select tests.concerns('Una', 1, $$update public.therapists set style = 'Warm' where user_id = tests.id('Una')$$);
select tests.concerns('service', 5, $$update public.therapists set style = 'Warm' where name <> 'New'$$);
select tests.concerns_nothing('Una', $$update public.therapists set style = 'X' where id = tests.id('open')$$);
select tests.concerns_nothing('Ana', $$update public.therapists set style = 'X' where id = tests.id('open')$$);
select tests.concerns_nothing('Ada', $$update public.therapists set style = 'X' where id = tests.id('open')$$);
select tests.concerns_nothing('Tom', $$update public.therapists set style = 'X' where id = tests.id('full')$$);
select tests.refused('visitor', $$update public.therapists set style = 'X'$$);

-- Not approving, scoring or handing over oneself
select tests.refused('Una', $$update public.therapists set status = 'approved' where id = tests.id('waiting')$$);
select tests.refused('Una', $$update public.therapists set style = 'X', status = 'approved' where id = tests.id('waiting')$$);
select tests.refused('Ada', $$update public.therapists set status = 'approved' where id = tests.id('waiting')$$);
select tests.refused('Tom', $$update public.therapists set user_id = tests.id('Una') where id = tests.id('open')$$);
select tests.refused('Tom', $$update public.therapists set engine = 'curated' where id = tests.id('open')$$);
select tests.refused('Tom', $$update public.therapists set insights_applied = '[]' where id = tests.id('open')$$);
select tests.refused('Tom', $$update public.therapists set analysis_details = '{}' where id = tests.id('open')$$);
select tests.refused('Tom', $$update public.therapists set created_at = now() where id = tests.id('open')$$);
select tests.refused('Tom', $$insert into public.therapists (id, name) values (tests.id('open'), 'T')
  on conflict (id) do update set status = 'approved'$$);
select tests.concerns('service', 1, $$update public.therapists set status = 'approved' where id = tests.id('waiting')$$);

-- Erasing an entry
select tests.concerns('service', 1, $$delete from public.therapists where id = tests.id('full')$$);
select tests.refused('visitor', $$delete from public.therapists$$);
select tests.refused('Tom', $$delete from public.therapists where id = tests.id('open')$$);
select tests.refused('Ada', $$delete from public.therapists where id = tests.id('open')$$);

-- What an entry may hold
select tests.refused('Tom', $$update public.therapists set name = ' ' where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set experience = 71 where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set formats = '{telepathy}' where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set licensed_states = '{XX}' where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set fee_min = 200, fee_max = 100 where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set tags = array_fill('Anxiety'::text, array[31]) where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set tags = array['a', null] where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set tags = array[repeat('a', 101)] where id = tests.id('open')$$, '23514');
select tests.refused('Tom', $$update public.therapists set description = repeat('a', 20001) where id = tests.id('open')$$, '23514');

-- Changes of the status are written down
update public.therapists set status = 'approved' where id = tests.id('waiting');
select results_eq(
  $$select action, subject, detail from private.audit_log where action like 'therapists%'$$,
  $$values ('therapists.status changed', tests.id('waiting')::text, '{"from": "pending", "to": "approved"}'::jsonb)$$,
  'an approval is in the audit log'
);
select results_eq(
  $$select user_id, search @@ 'grief'::tsquery from public.therapists where id = tests.id('waiting')$$,
  $$values (tests.id('Una'), true)$$, 'an entry is found by its words'
);
