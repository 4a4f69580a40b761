-- The directory shows those who are approved and take clients, whoever asks.
select plan(16);
select tests.cast_of_people();
insert into public.therapists (user_id, name, status, accepting_clients) values
  (null, 'Cleo', 'approved', true), (null, 'Bela', 'approved', true), (null, 'Dora', 'approved', true),
  (tests.id('Una'), 'Una', 'pending', true), (null, 'Zoe', 'approved', false);

create function pg_temp.names(directory jsonb) returns text language sql as $$
  select string_agg(t ->> 'name', ', ' order by place)
  from jsonb_array_elements(directory -> 'therapists') with ordinality as a (t, place)
$$;
grant execute on function pg_temp.names(jsonb) to public;

select tests.act_as('visitor');
select is(pg_temp.names(public.directory()), 'Bela, Cleo, Dora', 'a visitor sees it by name');
select is(public.directory() ->> 'total', '3', 'and how many there are');
select results_eq(
  $$select distinct string_agg(key, ', ' order by key) from jsonb_array_elements(public.directory() -> 'therapists') with ordinality as a (t, n),
    jsonb_object_keys(t) as key group by n$$,
  $$values ('description, experience, id, name, specialty, style, tags')$$, 'with the fields of the contract and no other'
);
select tests.act_as('Una');
select is(pg_temp.names(public.directory()), 'Bela, Cleo, Dora', 'a therapist who waits is not in it, for herself neither');
select tests.act_as('Ada');
select is(pg_temp.names(public.directory()), 'Bela, Cleo, Dora', 'nor for an admin');
select tests.act_as('Gil');
select is(pg_temp.names(public.directory()), 'Bela, Cleo, Dora', 'a guest sees what everyone sees');
select tests.act_as('service');
select is(pg_temp.names(public.directory()), 'Bela, Cleo, Dora', 'so does the service');

select tests.act_as('visitor');
select is(pg_temp.names(public.directory(1)), 'Bela', 'a page has its length');
select is(pg_temp.names(public.directory(1, 1)), 'Cleo', 'and its beginning');
select is(public.directory(1, 1) ->> 'total', '3', 'the total is that of all pages');
select is(public.directory(10, 10), '{"total": 3, "therapists": []}', 'past the end there is nobody');
select is(public.directory(-5, -5), '{"total": 3, "therapists": []}', 'nonsense is nobody, not an error');
select is(pg_temp.names(public.directory(null, null)), 'Bela, Cleo, Dora', 'nothing said is the usual page');
select tests.act_as('owner');
insert into public.therapists (name, status) select 'N' || n, 'approved' from generate_series(1, 300) as n;
select is(jsonb_array_length(public.directory(100000) -> 'therapists'), 200, 'a page has 200 at most');
select is(jsonb_array_length(public.directory() -> 'therapists'), 50, 'and 50 usually');
delete from public.therapists;
select is(public.directory(), '{"total": 0, "therapists": []}', 'an empty directory is empty');
