-- A therapist's whole entry in the shape of the contract `TherapistProfile`, null while there is none.
-- Definer, because of the columns that nobody may read of everyone: a policy shows rows, not columns.
-- Who gets here is decided before.
create function private.therapist_profile(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', entry.id,
    'userId', person.id,
    'firstName', person.first_name,
    'lastName', person.last_name,
    'email', coalesce(nullif(contact.email, ''), person.email),
    'phone', coalesce(contact.phone, ''),
    'address', coalesce(contact.address, ''),
    'age', contact.age,
    'name', entry.name,
    'experience', entry.experience,
    'specialty', entry.specialty,
    'bio', entry.bio,
    'style', entry.style,
    'tags', entry.tags,
    'description', entry.description,
    'userFriendlyDescription', entry.user_friendly_description,
    'insightsApplied', entry.insights_applied,
    'analysisDetails', entry.analysis_details,
    'descriptionGenerated', entry.description <> '',
    'generation', entry.generation,
    -- Written by a hand: no engine.
    'engine', nullif(entry.engine, 'curated'),
    'status', entry.status,
    'availability', jsonb_build_object(
      'acceptingClients', entry.accepting_clients,
      'capacity', entry.capacity,
      'licensedStates', entry.licensed_states,
      'languages', entry.languages,
      'formats', entry.formats,
      'feeMin', entry.fee_min,
      'feeMax', entry.fee_max
    ),
    'version', entry.version,
    'createdAt', entry.created_at,
    'updatedAt', greatest(entry.updated_at, person.updated_at, contact.updated_at)
  )
  from public.profiles as person
  join public.therapists as entry on entry.user_id = person.id
  left join public.therapist_contacts as contact on contact.therapist_id = entry.id
  where person.id = p_user_id
$$;
grant execute on function private.therapist_profile(uuid) to authenticated, service_role;

-- The same for those whom the policies let read the account: the therapist, admins, the service.
-- Null for everyone else.
create function public.get_therapist_profile(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.therapist_profile(id) from public.profiles where id = p_user_id
$$;
grant execute on function public.get_therapist_profile(uuid) to authenticated, service_role;

-- Writes the fields of the profile's form ({ firstName, lastName, email, experience, phone, specialty,
-- address, bio }) over what is stored, as this version; a field that is left out stays.
create function private.write_therapist_fields(p_user_id uuid, p_fields jsonb, p_version int)
returns void
language plpgsql
set search_path = ''
as $$
declare
  person public.profiles;
  entry_id uuid;
begin
  update public.profiles
  set
    first_name = coalesce(btrim(p_fields ->> 'firstName'), first_name),
    last_name = coalesce(btrim(p_fields ->> 'lastName'), last_name)
  where id = p_user_id
  returning * into person;

  update public.therapists
  set
    name = coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), name),
    experience = coalesce((p_fields ->> 'experience')::int, experience),
    specialty = coalesce(p_fields ->> 'specialty', specialty),
    bio = coalesce(p_fields ->> 'bio', bio),
    version = p_version
  where user_id = p_user_id
  returning id into entry_id;

  insert into public.therapist_contacts as contact (therapist_id, email, phone, address)
  values (
    entry_id,
    coalesce(p_fields ->> 'email', person.email),
    coalesce(p_fields ->> 'phone', ''),
    coalesce(p_fields ->> 'address', '')
  )
  on conflict (therapist_id) do update set
    email = coalesce(p_fields ->> 'email', contact.email),
    phone = coalesce(p_fields ->> 'phone', contact.phone),
    address = coalesce(p_fields ->> 'address', contact.address);
end
$$;

-- Makes a therapist's entry by hand and returns the profile. It waits for approval unless `p_approve`.
-- Errors: P0002 `account_not_found`; 42501 `not_a_therapist`; 23505 `therapist_profile_exists`.
create function public.create_therapist_profile(
  p_user_id uuid, p_fields jsonb, p_approve boolean
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_therapist(p_user_id);
  insert into public.therapists (user_id, name, status)
  values (
    p_user_id,
    btrim((p_fields ->> 'firstName') || ' ' || (p_fields ->> 'lastName')),
    case when p_approve then 'approved' else 'pending' end::public.therapist_status
  )
  on conflict (user_id) do nothing;
  if not found then
    raise exception 'therapist_profile_exists' using errcode = '23505';
  end if;
  perform private.write_therapist_fields(p_user_id, p_fields, 1);
  return private.therapist_profile(p_user_id);
end
$$;

-- Changes the entry and returns the profile. `p_version`: the version that the change was made to,
-- or null to change whatever is there.
-- Errors: P0002 `account_not_found`, `therapist_profile_not_found`; 42501 `not_a_therapist`; P0001
-- `out_of_date`.
create function public.update_therapist_profile(
  p_user_id uuid, p_fields jsonb, p_version int default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored int;
begin
  perform private.require_therapist(p_user_id);
  select version into stored from public.therapists where user_id = p_user_id for update;
  if not found then
    raise exception 'therapist_profile_not_found' using errcode = 'P0002';
  end if;
  if p_version <> stored then
    raise exception 'out_of_date' using errcode = 'P0001';
  end if;
  perform private.write_therapist_fields(p_user_id, p_fields, stored + 1);
  return private.therapist_profile(p_user_id);
end
$$;

-- Sets what clients can book, in the shape of the contract `Availability`, and returns the profile.
-- It concerns nothing that the profile's form shows, so the version stays.
-- Errors: P0002 `account_not_found`, `therapist_profile_not_found`; 42501 `not_a_therapist`.
create function public.set_therapist_availability(
  p_user_id uuid, p_availability jsonb
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  places int := (p_availability ->> 'capacity')::int;
begin
  perform private.require_therapist(p_user_id);
  update public.therapists
  set
    -- Without a free place nobody new is taken, whatever was asked for.
    accepting_clients =
      (p_availability ->> 'acceptingClients')::boolean and places is distinct from 0,
    capacity = places,
    licensed_states = private.text_list(p_availability -> 'licensedStates'),
    languages = private.text_list(p_availability -> 'languages'),
    formats = private.text_list(p_availability -> 'formats'),
    fee_min = (p_availability ->> 'feeMin')::int,
    fee_max = (p_availability ->> 'feeMax')::int
  where user_id = p_user_id;
  if not found then
    raise exception 'therapist_profile_not_found' using errcode = 'P0002';
  end if;
  return private.therapist_profile(p_user_id);
end
$$;
grant execute on function
  public.create_therapist_profile(uuid, jsonb, boolean),
  public.update_therapist_profile(uuid, jsonb, int),
  public.set_therapist_availability(uuid, jsonb)
  to service_role;
