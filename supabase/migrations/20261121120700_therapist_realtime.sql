-- The same announcements for what the therapists' area shows.

-- A request concerns two: its client, who stands in the row, and its therapist, whose account stands
-- in the entry. Also once a statement and topic.
create function private.announce_to_therapist() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  announced record;
begin
  for announced in
    select therapist.user_id as whose, case when count(*) = 1 then min(changed.id::text) end as id
    from changed
    join public.therapists as therapist on therapist.id = changed.therapist_id
    where therapist.user_id is not null
    group by therapist.user_id
  loop
    perform realtime.send(
      jsonb_build_object('table', tg_table_name, 'id', announced.id),
      'changed',
      'therapist:' || announced.whose,
      true
    );
  end loop;
  return null;
end
$$;

do $$
declare
  kind text;
  relation text;
begin
  foreach kind in array array['insert', 'update', 'delete'] loop
    relation := case kind when 'delete' then 'old' else 'new' end;
    execute format(
      'create trigger therapist_responses_announce_%1$s after %1$s on public.therapist_responses
       referencing %2$s table as changed for each statement
       execute function private.announce_change(''therapist'', ''user_id'', ''id'')',
      kind, relation
    );
    execute format(
      'create trigger session_requests_announce_%1$s after %1$s on public.session_requests
       referencing %2$s table as changed for each statement
       execute function private.announce_change(''client'', ''client_id'', ''id'')',
      kind, relation
    );
    execute format(
      'create trigger session_requests_announce_therapist_%1$s after %1$s on public.session_requests
       referencing %2$s table as changed for each statement
       execute function private.announce_to_therapist()',
      kind, relation
    );
  end loop;
end
$$;

-- A changed name or address: nobody's page shows another's.
create function private.announce_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('table', tg_table_name, 'id', new.id),
    'changed',
    case new.role when 'therapist' then 'therapist:' else 'client:' end || new.id,
    true
  );
  return null;
end
$$;
create trigger profiles_announce after update on public.profiles
  for each row
  when (
    (old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email)
  )
  execute function private.announce_profile();
