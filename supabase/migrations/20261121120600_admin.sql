create index profiles_newest_idx on public.profiles (created_at desc, id);

-- Stops everyone but an admin. Error: 42501 `not_an_admin`.
create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if private.caller_role() is distinct from 'admin' then
    raise exception 'not_an_admin' using errcode = '42501';
  end if;
end
$$;

-- An entry in the shape of the contract `AdminTherapist`.
create function private.admin_therapist(entry public.therapists) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', entry.id,
    'userId', entry.user_id,
    'name', entry.name,
    'specialty', entry.specialty,
    'experience', entry.experience,
    'description', entry.description,
    'status', entry.status,
    'createdAt', entry.created_at
  )
$$;

create function private.admin_overview() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'counts', jsonb_build_object(
      'clients', (select count(*) from public.profiles where role = 'client' and not is_guest),
      'guests', (select count(*) from public.profiles where is_guest),
      'therapists', (
        select jsonb_object_agg(
          kind, (select count(*) from public.therapists where status = kind)
        )
        from unnest(enum_range(null::public.therapist_status)) as kind
      ),
      'contributions', (select count(*) from public.contributions),
      'responses', (
        (select count(*) from public.client_responses)
        + (select count(*) from public.therapist_responses)
      ),
      'recommendations', (select count(*) from public.recommendations),
      'sessionRequests', (select count(*) from public.session_requests)
    ),
    'pending', (
      select coalesce(
        jsonb_agg(private.admin_therapist(waiting) order by waiting.created_at, waiting.id), '[]'
      )
      from (
        select * from public.therapists where status = 'pending'
        order by created_at, id limit 100
      ) as waiting
    ),
    'newestTherapists', (
      select coalesce(
        jsonb_agg(private.admin_therapist(newest) order by newest.created_at desc, newest.id), '[]'
      )
      from (select * from public.therapists order by created_at desc, id limit 10) as newest
    ),
    'newestAccounts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', newest.id,
            'name', private.client_name(newest),
            'role', newest.role,
            'isGuest', newest.is_guest,
            'createdAt', newest.created_at
          )
          order by newest.created_at desc, newest.id
        ),
        '[]'
      )
      from (select * from public.profiles order by created_at desc, id limit 10) as newest
    ),
    'newestContributions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', newest.id,
            'expert', newest.expert,
            'summary', newest.summary,
            'createdAt', newest.created_at
          )
          order by newest.created_at desc, newest.id
        ),
        '[]'
      )
      from (
        select id, expert, summary, created_at from public.contributions
        order by created_at desc, id limit 10
      ) as newest
    )
  );
end
$$;

create function private.set_therapist_status(
  p_therapist_id uuid, p_status public.therapist_status
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  decided public.therapists;
begin
  perform private.require_admin();
  update public.therapists set status = p_status where id = p_therapist_id returning * into decided;
  if not found then
    raise exception 'therapist_not_found' using errcode = 'P0002';
  end if;
  return private.admin_therapist(decided);
end
$$;
grant execute on function
  private.admin_overview(),
  private.set_therapist_status(uuid, public.therapist_status)
  to authenticated;

-- What the product holds, in the shape of the contract `AdminOverviewAnswer` without `success` and
-- `dashboardUrl`: counts and the newest rows, never what clients and therapists wrote to each other or
-- answered. `responses` are those of clients and of therapists. Error: 42501 `not_an_admin`.
create function public.admin_overview() returns jsonb
language sql stable
set search_path = ''
as $$
  select private.admin_overview()
$$;

-- Decides on a therapist and returns the entry as an `AdminTherapist`. The audit log names the admin.
-- Errors: 42501 `not_an_admin`; P0002 `therapist_not_found`.
create function public.set_therapist_status(
  p_therapist_id uuid, p_status public.therapist_status
) returns jsonb
language sql
set search_path = ''
as $$
  select private.set_therapist_status(p_therapist_id, p_status)
$$;
grant execute on function
  public.admin_overview(),
  public.set_therapist_status(uuid, public.therapist_status)
  to authenticated;
