-- What was concluded about a client and recommended to one is for that client, and is written by
-- the service alone.
select plan(48);
select tests.cast_of_people();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
insert into public.client_profiles (user_id, personality_profile) values
  (tests.id('Ana'), 'Careful'), (tests.id('Ben'), 'Grieving'), (tests.id('Gil'), null);
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
select tests.id(name), tests.id('entry'), 'assessment', 80, 'r', '{}', 'offline' from unnest(array['Ana', 'Ben', 'Gil']) as name;

-- Profiles: reading
select tests.concerns('Ana', 1, 'select user_id, personality_profile, analysis_results, status, engine, created_at, updated_at from public.client_profiles');
select tests.concerns('Gil', 1, 'select user_id from public.client_profiles');
select tests.concerns('Tom', 0, 'select user_id from public.client_profiles');
select tests.concerns('Ada', 3, 'select user_id from public.client_profiles');
select tests.concerns('service', 3, 'select * from public.client_profiles');
select tests.concerns('Ana', 0, $$select user_id from public.client_profiles where user_id = tests.id('Ben')$$);
select tests.refused('visitor', 'select user_id from public.client_profiles');
select tests.refused('Ana', 'select generation_error from public.client_profiles');

-- Profiles: writing
select tests.concerns('service', 1, $$insert into public.client_profiles (user_id) values (tests.id('Tom'))$$);
select tests.concerns('service', 3, $$update public.client_profiles set personality_profile = 'x'$$);
select tests.concerns('service', 3, 'delete from public.client_profiles');
select tests.refused('visitor', $$insert into public.client_profiles (user_id) values (tests.id('Tom'))$$);
select tests.refused('Tom', $$insert into public.client_profiles (user_id) values (tests.id('Tom'))$$);
select tests.refused('Ada', $$insert into public.client_profiles (user_id) values (tests.id('Tom'))$$);
select tests.refused('visitor', $$update public.client_profiles set personality_profile = 'x'$$);
select tests.refused('Ana', $$update public.client_profiles set personality_profile = 'x'$$);
select tests.refused('Gil', $$update public.client_profiles set status = 'ready'$$);
select tests.refused('Ada', $$update public.client_profiles set personality_profile = 'x'$$);
select tests.refused('visitor', 'delete from public.client_profiles');
select tests.refused('Ana', 'delete from public.client_profiles');
select tests.refused('Ada', 'delete from public.client_profiles');

-- Recommendations: reading
select tests.concerns('Ana', 1, 'select * from public.recommendations');
select tests.concerns('Gil', 1, 'select * from public.recommendations');
select tests.concerns('Tom', 0, 'select * from public.recommendations');
select tests.concerns('Ada', 3, 'select * from public.recommendations');
select tests.concerns('service', 3, 'select * from public.recommendations');
select tests.concerns('Ana', 0, $$select * from public.recommendations where user_id = tests.id('Ben')$$);
select tests.refused('visitor', 'select id from public.recommendations');

-- Recommendations: writing
select tests.concerns('service', 1, $$insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine) values (tests.id('Tom'), tests.id('entry'), 'voice', 1, 'r', '{}', 'openai')$$);
select tests.concerns('service', 3, $$update public.recommendations set match_score = 100$$);
select tests.concerns('service', 3, 'delete from public.recommendations');
select tests.refused('visitor', $$insert into public.recommendations (user_id) values (tests.id('Tom'))$$);
select tests.refused('Ana', $$insert into public.recommendations (user_id) values (tests.id('Ana'))$$);
select tests.refused('Ada', $$insert into public.recommendations (user_id) values (tests.id('Ana'))$$);
select tests.refused('visitor', $$update public.recommendations set match_score = 100$$);
select tests.refused('Ana', $$update public.recommendations set match_score = 100$$);
select tests.refused('Gil', $$update public.recommendations set match_score = 100$$);
select tests.refused('Ada', $$update public.recommendations set match_score = 100$$);
select tests.refused('visitor', 'delete from public.recommendations');
select tests.refused('Ana', 'delete from public.recommendations');
select tests.refused('Gil', 'delete from public.recommendations');
select tests.refused('Ada', 'delete from public.recommendations');

-- Everything of a client at once
select tests.concerns('Ana', 1, $$select 1 where public.get_client_profile(tests.id('Ana')) ->> 'userId' = tests.id('Ana')::text$$);
select tests.concerns('Ada', 1, $$select 1 where public.get_client_profile(tests.id('Ana')) ->> 'personalityProfile' = 'Careful'$$);
select tests.concerns('service', 1, $$select 1 where public.get_client_profile(tests.id('Ana')) ->> 'personalityProfile' = 'Careful'$$);
select tests.concerns('Ben', 1, $$select 1 where public.get_client_profile(tests.id('Ana')) is null$$);
select tests.concerns('Gil', 1, $$select 1 where public.get_client_profile(tests.id('Ana')) is null$$);
select tests.refused('visitor', $$select public.get_client_profile(tests.id('Ana'))$$);
