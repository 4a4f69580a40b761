-- What was done to whom, for an operator who has to answer for it later. Ids and states only, never
-- words that a person wrote. Rows are only ever added, and outlive the accounts they name.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The account that asked; null when an operator or the service itself acted.
  actor uuid,
  action text not null check (char_length(action) between 1 and 100),
  subject text not null check (char_length(subject) between 1 and 200),
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 4000)
);
alter table private.audit_log enable row level security;
create index audit_log_subject_idx on private.audit_log (subject, at);

-- Writes down a change of the column that the trigger names (a role, a status).
create function private.audit_column_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  watched text := tg_argv[0];
begin
  insert into private.audit_log (actor, action, subject, detail)
  values (
    auth.uid(),
    tg_table_name || '.' || watched || ' changed',
    new.id::text,
    jsonb_build_object('from', to_jsonb(old) -> watched, 'to', to_jsonb(new) -> watched)
  );
  return null;
end
$$;
