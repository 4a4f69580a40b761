-- The door of the expert pages. Its passwords belong to no account: the first three who come set
-- one each, and any of them opens the pages of every expert.

-- Three places and no fourth, whoever inserts. Deleting a row closes every session that the password
-- opened and frees its place for the next who comes.
create table private.expert_passwords (
  place smallint primary key check (place between 1 and 3),
  id uuid not null unique default gen_random_uuid(),
  -- Made by the function `api`: scrypt with its parameters and a salt of its own.
  hash text not null check (hash like '$scrypt$%' and char_length(hash) <= 300),
  created_at timestamptz not null default now()
);
alter table private.expert_passwords enable row level security;

-- Sessions of the expert pages. Whoever reads this table cannot sign in with it: what a browser holds
-- is not stored, only its SHA-256. Deleting a row ends the session.
create table private.expert_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  id uuid not null unique default gen_random_uuid(),
  password_id uuid not null references private.expert_passwords (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days'
);
alter table private.expert_tokens enable row level security;
create index expert_tokens_password_idx on private.expert_tokens (password_id);
create index expert_tokens_expiry_idx on private.expert_tokens (expires_at);

-- Who set a password is not known; that one was set or taken away, and when, is.
create function private.audit_expert_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.audit_log (action, subject)
  values (
    case tg_op when 'INSERT' then 'expert password set' else 'expert password removed' end,
    case tg_op when 'INSERT' then new.id else old.id end::text
  );
  return null;
end
$$;
create trigger expert_passwords_audit after insert or delete on private.expert_passwords
  for each row execute function private.audit_expert_password();

create function public.expert_registration_open() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select count(*) < 3 from private.expert_passwords
$$;

-- Starts a session and returns when it ends. Null, and no session, for a password that is null or was
-- taken away meanwhile: a refused sign-in does the same work as one that succeeds. Each start clears
-- away a few sessions that are over, which keeps the table bounded without a scheduler.
create function public.start_expert_session(p_token_hash text, p_password_id uuid default null)
returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  ends_at timestamptz;
begin
  insert into private.expert_tokens (token_hash, password_id)
  -- The lock makes a removal at the same moment wait, and then end this session, too.
  select p_token_hash, id from private.expert_passwords where id = p_password_id for key share
  returning expires_at into ends_at;
  delete from private.expert_tokens where token_hash in (
    select token_hash from private.expert_tokens
    where expires_at < now()
    order by expires_at
    limit 10
    for update skip locked
  );
  return ends_at;
end
$$;

-- Sets a password, if one of the three places is free, and starts its first session.
-- Error: P0001 `registration_closed`.
create function public.register_expert_password(p_hash text, p_token_hash text)
returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  password uuid;
begin
  -- One after the other: two who come at once must not take the same place, nor the last one be
  -- refused while another place is free.
  lock table private.expert_passwords in share row exclusive mode;
  insert into private.expert_passwords (place, hash)
  select place, p_hash
  from generate_series(1, 3) as place
  where place not in (select taken.place from private.expert_passwords as taken)
  order by place
  limit 1
  returning id into password;
  if not found then
    raise exception 'registration_closed' using errcode = 'P0001';
  end if;
  return public.start_expert_session(p_token_hash, password);
end
$$;

-- What a password that is tried has to be compared with.
create function public.expert_password_hashes() returns table (id uuid, hash text)
language sql stable security definer
set search_path = ''
as $$
  select id, hash from private.expert_passwords order by place
$$;

-- The session that a token stands for; no row once it is over.
create function public.expert_session(p_token_hash text)
returns table (id uuid, password_id uuid)
language sql stable security definer
set search_path = ''
as $$
  select id, password_id from private.expert_tokens
  where token_hash = p_token_hash and expires_at > now()
$$;

create function public.end_expert_session(p_token_hash text) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.expert_tokens where token_hash = p_token_hash
$$;

grant execute on function
  public.expert_registration_open(),
  public.start_expert_session(text, uuid),
  public.register_expert_password(text, text),
  public.expert_password_hashes(),
  public.expert_session(text),
  public.end_expert_session(text)
  to service_role;
