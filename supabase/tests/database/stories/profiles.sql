-- Who may see and change a profile.
select plan(27);
select tests.cast_of_people();

-- Reading
select tests.concerns('Ana', 1, 'select * from public.profiles');
select tests.concerns('Gil', 1, 'select * from public.profiles');
select tests.concerns('Tom', 1, 'select * from public.profiles');
select tests.concerns('Ada', 6, 'select * from public.profiles');
select tests.concerns('service', 6, 'select * from public.profiles');
select tests.concerns('Ana', 0, $$select email from public.profiles where email = 'ben@example.com'$$);
select tests.refused('visitor', 'select id from public.profiles');

-- Making one: only with an account
select tests.refused('visitor', $$insert into public.profiles (id) values (gen_random_uuid())$$);
select tests.refused('Ana', $$insert into public.profiles (id) values (gen_random_uuid())$$);
select tests.refused('Gil', $$insert into public.profiles (id) values (gen_random_uuid())$$);
select tests.refused('Ada', $$insert into public.profiles (id) values (gen_random_uuid())$$);
select tests.refused('service', $$insert into public.profiles (id) values (gen_random_uuid())$$);

-- Changing a name
select tests.concerns('Ana', 1, $$update public.profiles set first_name = 'Anna' where id = tests.id('Ana')$$);
select tests.concerns('Gil', 1, $$update public.profiles set first_name = 'Gila' where id = tests.id('Gil')$$);
select tests.concerns('service', 1, $$update public.profiles set first_name = 'Anna' where id = tests.id('Ana')$$);
select tests.concerns_nothing('Ana', $$update public.profiles set first_name = 'X' where id = tests.id('Ben')$$);
select tests.concerns_nothing('Ada', $$update public.profiles set first_name = 'X' where id = tests.id('Ben')$$);
select tests.refused('visitor', $$update public.profiles set first_name = 'X'$$);

-- Nothing else of it
select tests.refused('Ana', $$update public.profiles set role = 'admin' where id = tests.id('Ana')$$);
select tests.refused('service', $$update public.profiles set role = 'admin' where id = tests.id('Ana')$$);
select tests.refused('Gil', $$update public.profiles set is_guest = false where id = tests.id('Gil')$$);
select tests.refused('Ana', $$update public.profiles set email = 'ben@example.com' where id = tests.id('Ana')$$);
select tests.refused('Ana', $$update public.profiles set first_name = repeat('a', 101) where id = tests.id('Ana')$$, '23514');

-- Erasing one: only with its account
select tests.refused('visitor', 'delete from public.profiles');
select tests.refused('Ana', 'delete from public.profiles');
select tests.refused('Ada', 'delete from public.profiles');
select tests.refused('service', 'delete from public.profiles');
