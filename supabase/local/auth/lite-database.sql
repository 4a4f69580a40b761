-- Evens out what @supabase/lite writes differently from hosted Auth; runs at every start after its
-- tables are made, and may run again.

-- It hands JSON over as text that the driver wraps once more, so a user's metadata would arrive as
-- one long string and `raw_user_meta_data ->> 'role'` in a trigger would find nothing. Unwrapped
-- here, before any other trigger sees the row.
create or replace function auth.unwrap_json() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The row as JSON, where a wrapped column is a string that holds JSON.
  row_json jsonb := to_jsonb(new);
  wrapped jsonb := '{}';
  name text;
begin
  foreach name in array tg_argv loop
    if jsonb_typeof(row_json -> name) = 'string' then
      wrapped := wrapped || jsonb_build_object(name, (row_json ->> name)::jsonb);
    end if;
  end loop;
  if wrapped = '{}' then
    return new;
  end if;
  return jsonb_populate_record(new, wrapped);
end
$$;

-- Before-triggers run in the order of their names.
create or replace trigger a_unwrap_json
  before insert or update of raw_user_meta_data, raw_app_meta_data on auth.users
  for each row execute function auth.unwrap_json('raw_user_meta_data', 'raw_app_meta_data');

create or replace trigger a_unwrap_json
  before insert or update of identity_data on auth.identities
  for each row execute function auth.unwrap_json('identity_data');
