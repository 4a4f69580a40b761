-- The words that the directory is searched by. Immutable, as a generated column asks:
-- `array_to_string` is not only because some types print by settings; text does not.
create function private.therapist_words(
  specialty text, tags text[], modalities text[], populations text[], style text, description text
) returns tsvector
language sql immutable
set search_path = ''
as $$
  select setweight(to_tsvector('english', specialty), 'A')
    || setweight(to_tsvector('english', array_to_string(tags, ' , ')), 'A')
    || setweight(to_tsvector('english', array_to_string(modalities || populations, ' , ')), 'B')
    || setweight(to_tsvector('english', style), 'B')
    || setweight(to_tsvector('english', description), 'C')
$$;
-- Tags as they are compared: each once, in order, "Anxiety" as "anxiety".
create function private.folded(list text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select array(select distinct lower(btrim(item)) from unnest(list) as item order by 1)
$$;
grant execute on function
  private.therapist_words(text, text[], text[], text[], text, text), private.folded(text[])
  to authenticated, service_role;

-- The directory. A therapist with an account owns the entry; entries made by an operator have none.
create table public.therapists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references public.profiles (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 100),
  specialty text not null default '' check (char_length(specialty) <= 200),
  -- Years.
  experience int not null default 0 check (experience between 0 and 70),
  style text not null default '' check (char_length(style) <= 2000),
  tags text[] not null default '{}' check (private.is_short_list(tags, 30, 100)),
  description text not null default '' check (char_length(description) <= 20000),
  user_friendly_description text not null default ''
    check (char_length(user_friendly_description) <= 20000),
  modalities text[] not null default '{}' check (private.is_short_list(modalities, 30, 100)),
  populations text[] not null default '{}' check (private.is_short_list(populations, 30, 100)),
  languages text[] not null default '{English}' check (private.is_short_list(languages, 30, 100)),
  formats text[] not null default '{}' check (
    private.is_short_list(formats, 3, 20) and formats <@ array['in-person', 'video', 'phone']
  ),
  -- Postal codes of the states and territories; empty while unknown.
  licensed_states text[] not null default '{}' check (
    private.is_short_list(licensed_states, 56, 2) and licensed_states <@ array[
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN',
      'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH',
      'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT',
      'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'PR', 'GU', 'VI', 'AS', 'MP'
    ]
  ),
  -- US dollars a session; null while unknown.
  fee_min int check (fee_min between 0 and 10000),
  fee_max int check (fee_max between 0 and 10000),
  accepting_clients boolean not null default true,
  capacity int check (capacity between 0 and 1000),
  status public.therapist_status not null default 'pending',
  -- Who wrote the descriptions; null while the therapist alone did.
  engine public.intelligence_engine,
  insights_applied jsonb not null default '[]' check (
    jsonb_typeof(insights_applied) = 'array' and octet_length(insights_applied::text) <= 100000
  ),
  analysis_details jsonb check (octet_length(analysis_details::text) <= 100000),
  search tsvector generated always as (
    private.therapist_words(specialty, tags, modalities, populations, style, description)
  ) stored,
  tag_keys text[] generated always as (private.folded(tags)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fees_in_order check (fee_min <= fee_max)
);
alter table public.therapists enable row level security;

-- The directory in its order, and the pool that a shortlist is filled up from.
create index therapists_directory_idx on public.therapists (name, id)
  where status = 'approved' and accepting_clients;
create index therapists_pool_idx on public.therapists (id)
  where status = 'approved' and accepting_clients;
-- Read far more often than written: no list of pending entries that every search has to go through.
create index therapists_search_idx on public.therapists using gin (search) with (fastupdate = off);
create index therapists_tags_idx on public.therapists using gin (tag_keys) with (fastupdate = off);

create trigger therapists_touch before update on public.therapists
  for each row execute function private.touch_updated_at();
create trigger therapists_audit_status after update of status on public.therapists
  for each row when (old.status is distinct from new.status)
  execute function private.audit_column_change('status');

-- What everyone may know, and the account behind it for those who are signed in. The generated
-- analysis stays with the service.
grant select (
  id, name, specialty, experience, style, tags, description, user_friendly_description, modalities,
  populations, languages, formats, licensed_states, fee_min, fee_max, accepting_clients, status,
  created_at, updated_at
) on public.therapists to anon, authenticated;
grant select (user_id, capacity) on public.therapists to authenticated;
-- A therapist describes, and never approves, scores or hands over the own entry.
grant update (
  name, specialty, experience, style, tags, description, user_friendly_description, modalities,
  populations, languages, formats, licensed_states, fee_min, fee_max, accepting_clients, capacity
) on public.therapists to authenticated;
grant select, insert, update, delete on public.therapists to service_role;

create policy "Everyone sees the approved therapists who take clients" on public.therapists
  for select to anon, authenticated using (status = 'approved' and accepting_clients);
create policy "Therapists see their own entry" on public.therapists
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins see every therapist" on public.therapists
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "Therapists describe themselves" on public.therapists
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- How to reach a therapist, apart from the entry that everyone sees.
create table public.therapist_contacts (
  therapist_id uuid primary key references public.therapists (id) on delete cascade,
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 50),
  address text not null default '' check (char_length(address) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.therapist_contacts enable row level security;
create trigger therapist_contacts_touch before update on public.therapist_contacts
  for each row execute function private.touch_updated_at();

grant select on public.therapist_contacts to authenticated;
grant insert (therapist_id, email, phone, address) on public.therapist_contacts to authenticated;
grant update (email, phone, address) on public.therapist_contacts to authenticated;
grant select, insert, update, delete on public.therapist_contacts to service_role;

create policy "Therapists read their own contact data" on public.therapist_contacts
  for select to authenticated using (
    therapist_id in (select id from public.therapists where user_id = (select auth.uid()))
  );
create policy "Admins read every therapist's contact data" on public.therapist_contacts
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "Therapists enter their own contact data" on public.therapist_contacts
  for insert to authenticated with check (
    therapist_id in (select id from public.therapists where user_id = (select auth.uid()))
  );
create policy "Therapists change their own contact data" on public.therapist_contacts
  for update to authenticated using (
    therapist_id in (select id from public.therapists where user_id = (select auth.uid()))
  ) with check (
    therapist_id in (select id from public.therapists where user_id = (select auth.uid()))
  );

-- A page of the directory by name, as `Therapist` of the contracts, and how many there are in all.
-- The condition is repeated because therapists and admins see more rows than the directory shows.
create function public.directory(p_limit int default 50, p_offset int default 0) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'therapists', coalesce(
      (
        select jsonb_agg(to_jsonb(page) order by page.name, page.id)
        from (
          select id, name, specialty, experience, style, tags, description
          from public.therapists
          where status = 'approved' and accepting_clients
          order by name, id
          limit least(greatest(coalesce(p_limit, 50), 0), 200)
          offset greatest(coalesce(p_offset, 0), 0)
        ) as page
      ),
      '[]'
    ),
    'total', (
      select count(*) from public.therapists where status = 'approved' and accepting_clients
    )
  )
$$;
grant execute on function public.directory(int, int) to anon, authenticated, service_role;
