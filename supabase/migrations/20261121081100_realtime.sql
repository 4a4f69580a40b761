-- Tells the pages that show a row that it changed, over Realtime's private channels. A message says
-- which table, and which row if it was one: never what stands in it. Whoever receives it asks again
-- and meets the policies of the table.
--
-- Once a statement and topic, not once a row: an assessment that saves twelve answers sends one
-- message. The trigger's arguments: the topic's prefix, the column that completes it, the key.
create function private.announce_change() returns trigger
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

-- Postgres gives a trigger the changed rows for one kind of statement only: three triggers a table.
do $$
declare
  announced record;
  kind text;
begin
  for announced in
    select * from (values
      ('client_responses', 'client', 'user_id', 'id'),
      ('client_profiles', 'client', 'user_id', 'user_id'),
      ('recommendations', 'client', 'user_id', 'id'),
      ('therapists', 'therapist', 'user_id', 'id'),
      ('contributions', 'contributions', 'expert', 'id'),
      ('contribution_questions', 'contributions', 'expert', 'id'),
      ('contribution_insights', 'contributions', 'expert', 'id')
    ) as a(table_name, prefix, whose, key)
  loop
    foreach kind in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on public.%I referencing %s table as changed
         for each statement execute function private.announce_change(%L, %L, %L)',
        announced.table_name || '_announce_' || kind,
        kind,
        announced.table_name,
        case kind when 'delete' then 'old' else 'new' end,
        announced.prefix,
        announced.whose,
        announced.key
      );
    end loop;
  end loop;
end
$$;

-- Who may join a channel: whoever may select its messages. Nobody may send to one, because no policy
-- lets anyone insert.
create policy "People join the channels of their own account" on realtime.messages
  for select to authenticated using (
    extension = 'broadcast'
    and (select realtime.topic()) in (
      'client:' || (select auth.uid())::text, 'therapist:' || (select auth.uid())::text
    )
  );
create policy "Admins join the channels of the experts" on realtime.messages
  for select to authenticated using (
    extension = 'broadcast'
    and (select realtime.topic()) like 'contributions:%'
    and (select private.caller_role()) = 'admin'
  );
