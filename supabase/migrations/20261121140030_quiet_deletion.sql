-- As before, and a change and the deletion of the account wait for each other in one way only: an account
-- whose change was announced is deleted after that, message and all, and of one that is being deleted
-- nothing is announced. A change must not wait for the deletion, which may be waiting for its rows.
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
    if tg_argv[0] in ('client', 'therapist') then
      perform from public.profiles where id = announced.whose::uuid for key share skip locked;
      continue when not found;
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
