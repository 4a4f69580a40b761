-- Of a large directory, those worth weighing one by one.
select plan(30);
select tests.cast_of_people();

-- A small one is considered whole
insert into public.therapists (id, user_id, name, specialty, tags, licensed_states, status, accepting_clients) values
  (tests.id('1'), null, 'Ada', 'Grief and loss', '{Grief}', '{CA}', 'approved', true),
  (tests.id('2'), null, 'Bela', 'Panic', '{Anxiety,Panic}', '{NY}', 'approved', true),
  (tests.id('3'), null, 'Cleo', 'Couples', '{Couples}', '{}', 'approved', true),
  (tests.id('4'), tests.id('Una'), 'Una', 'Panic', '{Anxiety,Panic}', '{}', 'pending', true),
  (tests.id('5'), null, 'Eva', 'Panic', '{Anxiety,Panic}', '{}', 'approved', false),
  (tests.id('6'), null, 'Fay', 'Panic', '{Anxiety,Panic}', '{}', 'suspended', true);

create function pg_temp.listed(tags text[], words text, state text default null, most int default 30)
returns text language sql as $$
  select string_agg(name, ', ') from public.shortlist_therapists(tags, words, state, most)
$$;
grant execute on function pg_temp.listed(text[], text, text, int) to public;

select tests.act_as('visitor');
select matches(pg_temp.listed('{panic}', 'attacks on the train'), '^Bela, (Ada, Cleo|Cleo, Ada)$', 'who shares a tag comes first, then everyone else');
select matches(pg_temp.listed('{}', 'my couple'), '^Cleo, ', 'words are found in another form');
select matches(pg_temp.listed('{COUPLES}', null), '^Cleo, ', 'tags are compared without their case');
select is(pg_temp.listed('{panic}', 'panic', most => 1), 'Bela', 'a list has its length');
select matches(pg_temp.listed('{panic}', 'panic', 'CA'), '^(Ada, Cleo|Cleo, Ada)$', 'who is licensed elsewhere only is left out, who is unknown is not');
select matches(pg_temp.listed('{panic}', 'panic', ' ny '), '^Bela, Cleo$', 'the state is read however it is written');
select tests.act_as('Una');
select matches(pg_temp.listed('{panic}', 'panic'), '^Bela, \w+, \w+$', 'a therapist who waits is not on it, for herself neither');
select tests.act_as('Ada');
select matches(pg_temp.listed('{panic}', 'panic'), '^Bela, \w+, \w+$', 'nor for an admin');
select tests.act_as('service');
select matches(pg_temp.listed('{panic}', 'panic'), '^Bela, \w+, \w+$', 'nor for the service');
select tests.act_as('Gil');
select matches(pg_temp.listed('{panic}', 'panic'), '^Bela, \w+, \w+$', 'a guest gets what everyone gets');

-- Whatever is written
select tests.act_as('visitor');
select is((select count(*)::int from public.shortlist_therapists(tags, words)), 3, format('%L and %L are no error', tags, words))
from (values
  (null::text[], null::text),
  ('{}', ''),
  (array[null, ''], '   '),
  ('{"; drop table public.therapists; --"}', $$'; drop table public.therapists; --$$),
  ('{a}', $$ it's \ '' | & ! <-> :* :a ) ( "x" ' \' \\ & $$),
  ('{a}', '日本語 😀 <b>bold</b> http://a.b/c?d=e x@y.z self-esteem half-& <script>'),
  ('{a}', 'the and of')
) as said (tags, words);
select is(
  (select count(*)::int from public.shortlist_therapists((select array_agg('t' || n) from generate_series(1, 5000) n), repeat('very long words ', 5000) )),
  3, 'much text is no error'
);
select is((select count(*)::int from public.shortlist_therapists('{panic}', 'panic', null, n)), least(greatest(n, 0), 3), format('a length of %s is none', n))
from unnest(array[-1, 0]) as n;

-- Among 20,000
select tests.act_as('owner');
insert into public.therapists (name, specialty, style, tags, description, licensed_states, status)
select
  'N' || n,
  'issue' || n % 200,
  'warm',
  array['issue' || n % 200, 'issue' || (n * 7) % 200, 'method' || n % 25],
  'I help with issue' || n % 200 || (select string_agg(' word' || (n * 31 + k * k * 17) % 1000, '') from generate_series(1, 12) as k),
  case n % 3 when 0 then '{CA}' when 1 then '{NY}' else '{}' end::text[],
  case when n % 20 = 0 then 'pending' else 'approved' end::public.therapist_status
from generate_series(1, 20000) as n;
insert into public.therapists (id, name, specialty, tags, description, licensed_states, status) values
  (tests.id('needle'), 'Needle', 'Tinnitus', '{Tinnitus,issue3}', 'Ringing ears at night', '{CA}', 'approved'),
  (tests.id('hidden'), 'Hidden', 'Tinnitus', '{Tinnitus,issue3}', 'Ringing ears at night', '{CA}', 'pending');
analyze public.therapists;

create temporary table scans as
  select seq_scan, idx_scan from pg_catalog.pg_stat_xact_user_tables where relid = 'public.therapists'::regclass;
select tests.act_as('visitor');
select is(
  (select array_agg(name) from public.shortlist_therapists('{tinnitus,issue3}', 'my ears keep ringing', 'CA', 1)),
  '{Needle}', 'the one who fits is found'
);
select is((select count(*)::int from public.shortlist_therapists('{tinnitus}', 'ringing', 'CA')), 30, 'a list is filled up');
select is((select count(*)::int from public.shortlist_therapists('{issue3,issue5}', 'word17 word99 issue3', 'NY')), 30, 'many who fit are 30');
select is(
  (select count(*)::int from public.shortlist_therapists('{issue3,issue5}', 'word17 word99', 'NY') where 'NY' = any (licensed_states) or licensed_states = '{}'),
  30, 'all of them may work in the state'
);
select is(
  (select count(*)::int from public.shortlist_therapists('{issue3}', 'issue3') where tags && '{issue3}' ), 30, 'and all of them fit'
);
select isnt(
  pg_temp.listed('{nothing}', 'that anyone knows'), pg_temp.listed('{nothing}', 'that anyone has'),
  'it is not always the same who fill a list up'
);
select is(
  pg_temp.listed('{issue3}', 'word5'), pg_temp.listed('{issue3}', 'word5'), 'the same question has the same answer'
);
select is((select count(*)::int from public.shortlist_therapists('{}', '', null, 100000)), 100, 'a list has 100 at most');
select tests.act_as('owner');
select results_eq(
  $$select now.seq_scan - before.seq_scan, now.idx_scan > before.idx_scan from scans as before, pg_catalog.pg_stat_xact_user_tables as now
    where relid = 'public.therapists'::regclass$$,
  'values (0::bigint, true)', 'and none of this read the directory from end to end'
);

-- Neither long lists nor long texts help
insert into public.therapists (name, tags, description, status)
select 'Stuffed', array_agg('issue' || n) || '{Tinnitus}', repeat('ringing ears ', 1500), 'approved' from generate_series(1, 29) as n;
select is(
  (select array_agg(name) from public.shortlist_therapists('{tinnitus,issue3}', 'my ears keep ringing', null, 1)),
  '{Needle}', 'who claims everything comes after who means it'
);
