-- What holds for every table, function and policy, also for those that are made tomorrow.
select plan(24);

create temporary view ours as
select oid, oid::regclass as name, relname, relnamespace from pg_catalog.pg_class
where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p');
create temporary view routines as
select oid::regprocedure as name, * from pg_catalog.pg_proc
where pronamespace in ('public'::regnamespace, 'private'::regnamespace);
-- For humans: `public` without its schema, PUBLIC in capitals, the owner left out.
create function pg_temp.grantee(role oid) returns text language sql as $$
  select case when role = 0 then 'PUBLIC' else role::regrole::text end
$$;

-- Tables
select isnt_empty('select 1 from ours', 'there are tables to look at');
select is_empty(
  $$select name from ours join pg_catalog.pg_class using (oid) where not relrowsecurity$$,
  'every table has row-level security'
);
select set_eq(
  $$select ours.name::text, pg_temp.grantee(grantee), string_agg(privilege_type, ', ' order by privilege_type)
    from ours join pg_catalog.pg_class using (oid), aclexplode(relacl)
    where grantee <> relowner group by 1, 2$$,
  $$values
    ('client_profiles', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('client_responses', 'authenticated', 'DELETE, SELECT'),
    ('client_responses', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('contribution_insights', 'authenticated', 'SELECT'),
    ('contribution_insights', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('contribution_questions', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('contributions', 'authenticated', 'SELECT'),
    ('contributions', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('profiles', 'authenticated', 'SELECT'),
    ('profiles', 'service_role', 'SELECT'),
    ('recommendations', 'authenticated', 'SELECT'),
    ('recommendations', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('session_requests', 'authenticated', 'SELECT'),
    ('session_requests', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('therapist_contacts', 'authenticated', 'SELECT'),
    ('therapist_contacts', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('therapist_responses', 'authenticated', 'SELECT'),
    ('therapist_responses', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('therapists', 'service_role', 'DELETE, INSERT, SELECT, UPDATE'),
    ('voice_sessions', 'authenticated', 'SELECT'),
    ('voice_sessions', 'service_role', 'DELETE, INSERT, SELECT, UPDATE')$$,
  'nobody has a right to a whole table but these'
);
select set_eq(
  $$select ours.name::text, pg_temp.grantee(grantee), privilege_type,
      string_agg(attname, ', ' order by attname)
    from ours join pg_catalog.pg_attribute on attrelid = ours.oid, aclexplode(attacl)
    group by 1, 2, 3$$,
  $$values
    ('client_profiles', 'authenticated', 'SELECT', 'analysis_results, completed_sessions, created_at, engine, generation_started_at, personality_profile, status, updated_at, user_id'),
    ('client_responses', 'authenticated', 'INSERT', 'answer, original_question_id, question_id, source, user_id'),
    ('client_responses', 'authenticated', 'UPDATE', 'answer, original_question_id'),
    ('contribution_questions', 'anon', 'SELECT', 'audience, contribution_id, expert, id, position, question, reasoning'),
    ('contribution_questions', 'authenticated', 'SELECT', 'audience, contribution_id, expert, id, position, question, reasoning'),
    ('profiles', 'authenticated', 'UPDATE', 'first_name, last_name'),
    ('profiles', 'service_role', 'UPDATE', 'first_name, last_name'),
    ('therapist_contacts', 'authenticated', 'INSERT', 'address, email, phone, therapist_id'),
    ('therapist_contacts', 'authenticated', 'UPDATE', 'address, email, phone'),
    ('therapists', 'anon', 'SELECT', 'accepting_clients, created_at, description, experience, fee_max, fee_min, formats, id, languages, licensed_states, modalities, name, populations, specialty, status, style, tags, updated_at, user_friendly_description'),
    ('therapists', 'authenticated', 'SELECT', 'accepting_clients, capacity, created_at, description, experience, fee_max, fee_min, formats, id, languages, licensed_states, modalities, name, populations, specialty, status, style, tags, updated_at, user_friendly_description, user_id'),
    ('therapists', 'authenticated', 'UPDATE', 'accepting_clients, capacity, description, experience, fee_max, fee_min, formats, languages, licensed_states, modalities, name, populations, specialty, style, tags, user_friendly_description')$$,
  'nor to a column but these'
);
select is_empty(
  $$select name from ours join pg_catalog.pg_constraint on conrelid = ours.oid
    where contype = 'f' and not exists (
      select from pg_catalog.pg_index where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
    )$$,
  'every foreign key has an index that begins with it'
);
select is_empty(
  $$select ours.name, attname from ours join pg_catalog.pg_attribute on attrelid = ours.oid
    where attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
      and not exists (
        select from pg_catalog.pg_constraint
        where conrelid = ours.oid and contype in ('c', 'f') and attnum = any (conkey)
      )$$,
  'every text, list and document has a limit'
);
select is_empty(
  $$select ours.name, attname from ours join pg_catalog.pg_attribute on attrelid = ours.oid
    where attnum > 0 and atttypid in ('timestamp'::regtype, 'time'::regtype)$$,
  'every moment knows its time zone'
);
select is_empty(
  $$select ours.name from ours join pg_catalog.pg_attribute on attrelid = ours.oid
    where attname = 'updated_at' and not exists (
      select from pg_catalog.pg_trigger
      where tgrelid = ours.oid and tgfoid = 'private.touch_updated_at'::regproc
    )$$,
  'every updated_at is kept true by a trigger'
);
select is_empty(
  $$select relname from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'S')$$,
  'nothing but tables can be asked for rows'
);

-- Policies
create temporary view policies as
select schemaname || '.' || tablename as on_table, policyname, roles, cmd, permissive,
  coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition, qual, with_check
from pg_catalog.pg_policies where schemaname in ('public', 'private', 'realtime');
select isnt_empty('select 1 from policies', 'there are policies to look at');
select is_empty(
  $$select * from policies where cmd = 'ALL' or permissive <> 'PERMISSIVE'
    or not roles <@ array['anon', 'authenticated']::name[]$$,
  'every policy is for one operation and for named roles'
);
select is_empty($$select * from policies where qual ~ '^\(?true\)?$' or with_check ~ '^\(?true\)?$'$$, 'none says true');
select is_empty(
  $$select * from policies where cmd = 'UPDATE' and (qual is null or with_check is null)$$,
  'what is updated is checked before and after'
);
select is_empty(
  $$select * from policies
    where regexp_count(condition, '(auth\.uid|caller_role|realtime\.topic)\(\)')
      <> regexp_count(condition, 'SELECT (auth\.uid|private\.caller_role|realtime\.topic)\(\)')$$,
  'who asks is found out once a statement, not once a row'
);
select is_empty($$select * from policies where condition ~ 'metadata|jwt\('$$, 'no policy believes what a token says beyond who it is');
select is_empty(
  $$select distinct ours.name, attname
    from pg_catalog.pg_policy
    join ours on ours.oid = polrelid
    join pg_catalog.pg_depend
      on classid = 'pg_policy'::regclass and objid = pg_policy.oid
      and refclassid = 'pg_class'::regclass and refobjid = polrelid and refobjsubid > 0
    join pg_catalog.pg_attribute on attrelid = polrelid and attnum = refobjsubid
    where not exists (
      select from pg_catalog.pg_index where indrelid = polrelid
        and (indkey[0] = attnum or pg_get_expr(indpred, indrelid) ~ ('\m' || attname || '\M'))
    )
    -- An answer is found by its client; the source is one of two.
    and (ours.name, attname) <> ('public.client_responses'::regclass, 'source')$$,
  'every column that a policy asks for leads an index or is the condition of one'
);

-- Functions
select is_empty(
  $$select name from routines where not coalesce(proconfig, '{}') @> array['search_path=""']$$,
  'every function finds the same things whatever the caller''s search path'
);
select set_eq(
  $$select name::text, string_agg(pg_temp.grantee(grantee), ', ' order by pg_temp.grantee(grantee))
    from routines, aclexplode(proacl) where grantee <> proowner group by 1$$,
  $$values
    ('admin_overview()', 'authenticated'),
    ('assessment_questions()', 'anon, authenticated, service_role'),
    ('claim_guest(uuid,uuid)', 'service_role'),
    ('clear_rate_limit(text)', 'service_role'),
    ('contribution_exists(text)', 'service_role'),
    ('correct_client_response(uuid,uuid,text)', 'service_role'),
    ('create_session_request(uuid,uuid,timestamp with time zone[],text,text,text)', 'service_role'),
    ('create_therapist_profile(uuid,jsonb,boolean)', 'service_role'),
    ('decide_session_request(uuid,uuid,session_request_status,timestamp with time zone,text)', 'service_role'),
    ('directory(integer,integer)', 'anon, authenticated, service_role'),
    ('end_expert_session(text)', 'service_role'),
    ('expert_password_hashes()', 'service_role'),
    ('expert_registration_open()', 'service_role'),
    ('expert_session(text)', 'service_role'),
    ('fail_profile_generation(uuid,text,timestamp with time zone)', 'service_role'),
    ('fail_therapist_description(uuid,text)', 'service_role'),
    ('finish_profile_generation(uuid,text,text[],text,intelligence_engine,text,timestamp with time zone)', 'service_role'),
    ('finish_therapist_description(uuid,jsonb,intelligence_engine,text)', 'service_role'),
    ('get_client_data(uuid)', 'service_role'),
    ('get_client_profile(uuid)', 'authenticated, service_role'),
    ('get_contribution(text,text)', 'service_role'),
    ('get_session_requests(uuid)', 'service_role'),
    ('get_therapist_profile(uuid)', 'authenticated, service_role'),
    ('get_therapist_responses(uuid)', 'authenticated, service_role'),
    ('previous_contributions(text)', 'service_role'),
    ('private.admin_overview()', 'authenticated'),
    ('private.caller_role()', 'authenticated'),
    ('private.client_questions()', 'anon, authenticated, service_role'),
    ('private.client_response(client_responses)', 'authenticated, service_role'),
    ('private.folded(text[])', 'authenticated, service_role'),
    ('private.is_short_list(text[],integer,integer)', 'authenticated, service_role'),
    ('private.newest_match_score(uuid)', 'service_role'),
    ('private.profile_answers(uuid)', 'service_role'),
    ('private.outdate_recommendations(uuid,jsonb)', 'service_role'),
    ('private.profile_work(uuid)', 'service_role'),
    ('private.still_lately(jsonb)', 'service_role'),
    ('private.set_therapist_status(uuid,therapist_status)', 'authenticated'),
    ('private.shortlist(text[],text,text,integer)', 'anon, authenticated, service_role'),
    ('private.therapist_profile(uuid)', 'authenticated, service_role'),
    ('private.therapist_questions()', 'authenticated, service_role'),
    ('private.therapist_responses_of(uuid)', 'authenticated, service_role'),
    ('private.therapist_words(text,text[],text[],text[],text,text)', 'authenticated, service_role'),
    ('questions_for_answers(text[])', 'service_role'),
    ('record_recommendation(uuid,jsonb,jsonb,intelligence_engine,response_source)', 'service_role'),
    ('private.keep_recommendation(uuid,jsonb,intelligence_engine,uuid)', 'service_role'),
    ('record_voice_session(uuid,uuid,jsonb,integer,integer,jsonb,intelligence_engine)', 'service_role'),
    ('private.spoken_answers(jsonb)', 'service_role'),
    ('private.as_id(text)', 'service_role'),
    ('register_expert_password(text,text)', 'service_role'),
    ('save_client_response(text,text,text)', 'authenticated'),
    ('save_contribution(text,jsonb,intelligence_engine)', 'service_role'),
    ('save_therapist_response(uuid,text,text,text[])', 'service_role'),
    ('save_visitor_response(text,text,text)', 'service_role'),
    ('set_therapist_availability(uuid,jsonb)', 'service_role'),
    ('set_therapist_status(uuid,therapist_status)', 'authenticated'),
    ('shortlist_therapists(text[],text,text,integer)', 'anon, authenticated, service_role'),
    ('start_expert_session(text,uuid)', 'service_role'),
    ('start_profile_generation(uuid,boolean)', 'service_role'),
    ('start_therapist_description(uuid,boolean)', 'service_role'),
    ('submit_therapist_responses(uuid,text,integer,integer,jsonb,boolean)', 'service_role'),
    ('take_rate_limit(text,integer,integer)', 'service_role'),
    ('therapist_questions()', 'authenticated, service_role'),
    ('update_contribution(text,text,jsonb,text)', 'service_role'),
    ('update_therapist_profile(uuid,jsonb,integer)', 'service_role'),
    ('withdraw_session_request(uuid,uuid)', 'service_role')$$,
  'nobody may call a function but these'
);
select is_empty($$select name from routines where proacl is null$$, 'no function is left to PUBLIC''s default');
select is_empty(
  $$select name from routines, aclexplode(proacl)
    where prosecdef and pronamespace = 'public'::regnamespace
      and pg_temp.grantee(grantee) in ('PUBLIC', 'anon', 'authenticated')$$,
  'a function that sees past the policies is not exposed to people'
);

-- What is made tomorrow
create table public.tomorrow (id int);
create function public.tomorrow() returns int language sql set search_path = '' as 'select 1';
create function private.tomorrow() returns int language sql set search_path = '' as 'select 1';
select is_empty(
  $$select who, what from unnest(array['anon', 'authenticated', 'service_role']) as who,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as what
    where has_table_privilege(who, 'public.tomorrow', what)$$,
  'a new table belongs to nobody'
);
select is_empty(
  $$select who, what from unnest(array['anon', 'authenticated', 'service_role']) as who,
      unnest(array['public.tomorrow()', 'private.tomorrow()']) as what
    where has_function_privilege(who, what, 'EXECUTE')$$,
  'a new function belongs to nobody'
);
select is_empty(
  $$select who, what from unnest(array['anon', 'authenticated', 'service_role']) as who,
      unnest(array['public', 'private', 'auth']) as what
    where has_schema_privilege(who, what, 'CREATE')$$,
  'nobody makes anything'
);
select is_empty(
  $$select who, relname from unnest(array['anon', 'authenticated', 'service_role']) as who, pg_catalog.pg_class
    where relnamespace = 'auth'::regnamespace and relkind = 'r' and has_any_column_privilege(who, pg_class.oid, 'SELECT')$$,
  'accounts cannot be read'
);
