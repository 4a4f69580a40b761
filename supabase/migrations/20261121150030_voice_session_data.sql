-- As before, and with the conversations.
--
-- All of a person's data, in the shape of the contract `ClientData`; null when the account is gone.
-- Of what therapists received from clients only what the therapist said and decided: the rest is the
-- clients'.
create or replace function public.get_client_data(p_user_id uuid) returns jsonb
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
    'voiceSessions', (
      select coalesce(jsonb_agg(to_jsonb(session) order by session.created_at, session.id), '[]')
      from public.voice_sessions as session where session.user_id = person.id
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
