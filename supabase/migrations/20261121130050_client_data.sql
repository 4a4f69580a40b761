-- Everything that is stored about a person, for that person alone.

-- The rows of a table of Auth that the condition finds for the person, as they are but for the secrets;
-- none where the platform has no such table.
create function private.auth_rows(
  p_table text, p_condition text, p_user_id uuid, p_secrets text[] default '{}'
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_rows jsonb := '[]';
begin
  if to_regclass(p_table) is not null then
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(kept) - $2), ''[]'') from %s as kept where %s',
      to_regclass(p_table), p_condition
    )
    into found_rows using p_user_id, p_secrets;
  end if;
  return found_rows;
end
$$;

-- What happened to the account or was done by it: what Auth logged, and what the product did. Who else
-- had a hand in it is not said.
create function private.account_history(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(entry) || case
        when entry.actor is distinct from p_user_id then '{"actor": null}' else '{}'
      end::jsonb
      order by entry.id
    ),
    '[]'
  ) || private.auth_rows(
    'auth.audit_log_entries',
    'position($1::text in payload::text) > 0',
    p_user_id
  )
  from private.audit_log as entry
  where entry.actor = p_user_id
    or entry.subject = p_user_id::text
    or entry.subject in (select id::text from public.therapists where user_id = p_user_id)
$$;

-- All of a person's data, in the shape of the contract `ClientData`; null when the account is gone.
-- Of what therapists received from clients only what the therapist said and decided: the rest is the
-- clients'.
create function public.get_client_data(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'exportedAt', now(),
    'account', coalesce(
      private.auth_rows('auth.users', 'id = $1', person.id, array[
        'encrypted_password', 'confirmation_token', 'recovery_token', 'email_change_token_new',
        'email_change_token_current', 'phone_change_token', 'reauthentication_token'
      ]) -> 0,
      '{}'
    ),
    'identities', private.auth_rows('auth.identities', 'user_id = $1', person.id),
    'sessions', private.auth_rows(
      'auth.sessions', 'user_id = $1', person.id,
      array['refresh_token_hmac_key', 'refresh_token_counter']
    ),
    'profile', to_jsonb(person),
    'clientProfile', (
      select to_jsonb(area) from public.client_profiles as area where area.user_id = person.id
    ),
    'responses', (
      select coalesce(jsonb_agg(to_jsonb(response) order by response.created_at, response.id), '[]')
      from public.client_responses as response where response.user_id = person.id
    ),
    'recommendations', (
      select coalesce(jsonb_agg(to_jsonb(match) order by match.created_at, match.id), '[]')
      from public.recommendations as match where match.user_id = person.id
    ),
    'sessionRequests', (
      select coalesce(jsonb_agg(to_jsonb(request) order by request.created_at, request.id), '[]')
      from public.session_requests as request where request.client_id = person.id
    ),
    'therapist', (
      -- Without the words that the search is indexed by: they are those of the other columns.
      select to_jsonb(entry) - '{search,tag_keys}'::text[]
      from public.therapists as entry where entry.user_id = person.id
    ),
    'therapistContact', (
      select to_jsonb(contact)
      from public.therapist_contacts as contact
      join public.therapists as entry on entry.id = contact.therapist_id
      where entry.user_id = person.id
    ),
    'therapistResponses', (
      select coalesce(jsonb_agg(to_jsonb(response) order by response.created_at, response.id), '[]')
      from public.therapist_responses as response where response.user_id = person.id
    ),
    'receivedSessionRequests', (
      select coalesce(
        jsonb_agg(
          to_jsonb(request) - '{client_id,contact,note,preferred_times,format}'::text[]
          order by request.created_at, request.id
        ),
        '[]'
      )
      from public.session_requests as request
      join public.therapists as entry on entry.id = request.therapist_id
      where entry.user_id = person.id and request.status <> 'withdrawn'
    ),
    'history', private.account_history(person.id)
  )
  from public.profiles as person
  where person.id = p_user_id
$$;
grant execute on function public.get_client_data(uuid) to service_role;
