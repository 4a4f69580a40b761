-- Whatever deletes an account (Auth, an operator) deletes everything personal with it, in the same
-- transaction: what refers to the account goes by its foreign keys, and the rest here.

create index audit_log_actor_idx on private.audit_log (actor) where actor is not null;
-- A topic's messages are found without reading everybody's.
create index recommendations_alternatives_idx on public.recommendations
  using gin ((recommendation -> 'alternatives') jsonb_path_ops);

-- Removes the rows about a person from a table of Auth or Realtime, where it is there and ours to clean:
-- both belong to the platform, which clears their old rows by itself.
create function private.forget_in(p_table text, p_condition text, p_person_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if to_regclass(p_table) is not null then
    execute format('delete from %s where %s', to_regclass(p_table), p_condition) using p_person_id;
  end if;
exception when insufficient_privilege then
  null;
end
$$;

create function private.forget_person() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The log goes on saying what was done, but not to whom or by whom.
  update private.audit_log
  set
    actor = null,
    subject = case when action = 'guest claimed' then 'deleted account' else subject end
  where actor = old.id;
  update private.audit_log
  set subject = 'deleted account'
  where subject = old.id::text
    or subject in (select id::text from public.therapists where user_id = old.id);

  perform private.forget_in(
    'realtime.messages', 'topic in (''client:'' || $1, ''therapist:'' || $1)', old.id
  );
  perform private.forget_in('auth.flow_state', 'user_id = $1', old.id);
  -- Who it was stands in several places of an entry, and not always as a document.
  perform private.forget_in(
    'auth.audit_log_entries',
    'position($1::text in payload::text) > 0',
    old.id
  );
  return old;
end
$$;
create trigger profiles_forget before delete on public.profiles
  for each row execute function private.forget_person();

-- A therapist whose entry is deleted is no alternative any more: who they are stands in other clients'
-- recommendations as those saw them.
create function private.forget_therapist() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.recommendations
  set recommendation = jsonb_set(
    recommendation,
    '{alternatives}',
    (
      select coalesce(jsonb_agg(alternative order by place), '[]')
      from jsonb_array_elements(recommendation -> 'alternatives')
        with ordinality as listed (alternative, place)
      where alternative ->> 'id' <> old.id::text
    )
  )
  where recommendation -> 'alternatives' @> jsonb_build_array(jsonb_build_object('id', old.id));
  return old;
end
$$;
create trigger therapists_forget before delete on public.therapists
  for each row execute function private.forget_therapist();

-- As before, and the therapist's note to the client goes, too: it speaks to somebody by name. What
-- stays tells the therapist that a session was agreed on, and when.
create or replace function private.forget_former_client() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.contact := '';
  new.note := '';
  new.therapist_note := '';
  new.preferred_times := '{}';
  if new.status = 'pending' then
    new.status := 'withdrawn';
  end if;
  return new;
end
$$;

-- As before, but nobody is told of an account's end: nobody is left to ask again, and the messages
-- would be all that is left of it.
create or replace function private.announce_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  announced record;
begin
  for announced in execute format(
    'select %1$I::text as whose, case when count(*) = 1 then min(%2$I::text) end as id
     from changed where %1$I is not null group by %1$I',
    tg_argv[1], tg_argv[2]
  ) loop
    if tg_argv[0] in ('client', 'therapist')
      and not exists (select from public.profiles where id = announced.whose::uuid) then
      continue;
    end if;
    perform realtime.send(
      jsonb_build_object('table', tg_table_name, 'id', announced.id),
      'changed',
      tg_argv[0] || ':' || announced.whose,
      true
    );
  end loop;
  return null;
end
$$;
