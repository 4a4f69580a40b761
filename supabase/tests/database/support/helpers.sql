-- The words that stories are told in. People have names: `tests.id('Ana')` is always the same id.
-- Every assertion undoes what it tried, so that none depends on the one before.

create schema tests;

create function tests.id(name text) returns uuid
language sql immutable
as $$
  select md5(name)::uuid
$$;

-- Makes an account as a sign-up does.
create function tests.account(name text, metadata jsonb default '{}', guest boolean default false)
returns void
language sql security definer
as $$
  insert into auth.users (id, email, is_anonymous, raw_user_meta_data)
  values (
    tests.id(name),
    case when not guest then lower(name) || '@example.com' end,
    guest,
    jsonb_build_object('first_name', name) || metadata
  )
$$;

-- Makes an admin the only way there is: in SQL.
create function tests.admin(name text) returns void
language sql security definer
as $$
  select tests.account(name);
  update public.profiles set role = 'admin' where id = tests.id(name);
$$;

-- The people that most stories are about.
create function tests.cast_of_people() returns void
language sql security definer
as $$
  select tests.account('Ana');
  select tests.account('Ben');
  select tests.account('Gil', guest => true);
  select tests.account('Tom', '{"role": "therapist"}');
  select tests.account('Una', '{"role": "therapist"}');
  select tests.admin('Ada');
$$;

-- One contribution of each expert: a live, a removed and a therapists' question of Miriam, a live
-- one of Jonas, an insight each. `tests.id` of the names below is the id.
create function tests.catalogue() returns void
language sql security definer
as $$
  insert into public.contributions (id, expert, summary, raw_input, engine, created_at) values
    (tests.id('first contribution'), 'miriam', 'On beginnings', 'Secret thoughts', 'curated', now() - interval '2 days'),
    (tests.id('second contribution'), 'jonas', 'On endings', 'More secrets', 'curated', now() - interval '1 day');
  insert into public.contribution_questions
    (id, contribution_id, expert, position, question, reasoning, audience, deleted_at, deleted_by) values
    (tests.id('why now'), tests.id('first contribution'), 'miriam', 1, 'Why now?', 'Timing tells', 'client', null, null),
    (tests.id('removed'), tests.id('first contribution'), 'miriam', 2, 'What else?', '', 'client', now(), 'miriam'),
    (tests.id('first session'), tests.id('first contribution'), 'miriam', 3, 'How do you begin?', '', 'therapist', null, null),
    (tests.id('what helped'), tests.id('second contribution'), 'jonas', 0, 'What helped?', '', 'client', null, null);
  insert into public.contribution_insights (id, contribution_id, expert, insight) values
    (tests.id('insight'), tests.id('first contribution'), 'miriam', 'Late callers are tired');
$$;

-- Becomes the person with this name, as a request with that person's token does.
create function tests.become(name text) returns void
language plpgsql security definer
as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', tests.id(name),
    'role', 'authenticated',
    'is_anonymous', (select is_guest from public.profiles where id = tests.id(name)),
    -- Anyone may write into their own metadata: it must not matter.
    'user_metadata', jsonb_build_object('role', 'admin')
  )::text, true);
end
$$;

-- `as` people, a visitor, the service, or the owner of the database.
create function tests.act_as(name text) returns void
language plpgsql
as $$
begin
  if name = 'visitor' then
    perform set_config('request.jwt.claims', '{"role": "anon"}', true), set_config('role', 'anon', true);
  elsif name = 'service' then
    perform set_config('request.jwt.claims', '{"role": "service_role"}', true),
      set_config('role', 'service_role', true);
  elsif name = 'owner' then
    perform set_config('request.jwt.claims', '', true), set_config('role', 'none', true);
  else
    perform tests.become(name);
    perform set_config('role', 'authenticated', true);
  end if;
end
$$;

-- Everything that stands in the tables named, in one value.
create function tests.contents(tables regclass[]) returns text
language plpgsql security definer
as $$
declare
  one regclass;
  part text;
  whole text := '';
begin
  foreach one in array tables loop
    execute format('select md5(string_agg(t::text, %L order by t::text)) from %s as t', '|', one)
    into part;
    whole := whole || coalesce(part, '-');
  end loop;
  return whole;
end
$$;

-- The statement works and concerns exactly so many rows.
create function tests.concerns(who text, rows int, statement text) returns text
language plpgsql
as $$
declare
  seen int;
  problem text;
begin
  perform tests.act_as(who);
  begin
    execute statement;
    get diagnostics seen = row_count;
    raise exception 'undo' using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then null;
    when others then problem := sqlstate || ': ' || sqlerrm;
  end;
  perform tests.act_as('owner');
  return ok(problem is null and seen = rows, format('%s, %s rows: %s', who, rows, statement))
    || case
      when problem is not null then E'\n' || diag('got an error: ' || problem)
      when seen <> rows then E'\n' || diag(format('concerned %s rows', seen))
      else ''
    end;
end
$$;

-- The statement raises nothing, concerns no row and leaves every table of `public` as it was.
create function tests.concerns_nothing(who text, statement text) returns text
language plpgsql
as $$
declare
  seen int;
  problem text;
  before text;
  after text;
  tables regclass[] := array(
    select oid::regclass from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
  );
begin
  before := tests.contents(tables);
  perform tests.act_as(who);
  begin
    execute statement;
    get diagnostics seen = row_count;
    perform tests.act_as('owner');
    after := tests.contents(tables);
    raise exception 'undo' using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then null;
    when others then problem := sqlstate || ': ' || sqlerrm;
  end;
  perform tests.act_as('owner');
  return ok(
    problem is null and seen = 0 and after = before, format('%s, nothing: %s', who, statement)
  ) || case
    when problem is not null then E'\n' || diag('got an error: ' || problem)
    when seen <> 0 then E'\n' || diag(format('concerned %s rows', seen))
    when after <> before then E'\n' || diag('changed a table')
    else ''
  end;
end
$$;

-- The statement is refused with this state, and this message if one is given.
create function tests.refused(
  who text, statement text, state text default '42501', message text default null
) returns text
language plpgsql
as $$
declare
  got_state text;
  got_message text;
begin
  perform tests.act_as(who);
  begin
    execute statement;
    raise exception 'undo' using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then null;
    when others then
      got_state := sqlstate;
      got_message := sqlerrm;
  end;
  perform tests.act_as('owner');
  return ok(
    got_state is not distinct from state and (message is null or got_message = message),
    format('%s, refused (%s): %s', who, coalesce(message, state), statement)
  ) || case
    when got_state is null then E'\n' || diag('it was allowed')
    when got_state <> state or got_message <> message
      then E'\n' || diag(got_state || ': ' || got_message)
    else ''
  end;
end
$$;
