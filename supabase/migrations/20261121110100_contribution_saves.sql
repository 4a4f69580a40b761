-- Saving and reading contributions, each in one transaction, for the service alone: it checks the
-- access token before.

-- A text as an id; null for any text that is none, so that it finds nothing instead of failing.
create function private.as_id(p_text text) returns uuid
language sql immutable
set search_path = ''
as $$
  select case
    when p_text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_text::uuid
  end
$$;

create function private.ids(list jsonb) returns uuid[]
language sql immutable
set search_path = ''
as $$
  select array(select private.as_id(id) from jsonb_array_elements_text(list) as id)
$$;

-- A contribution as the pages know it. `_id`: an item's id, which never changes.
create function private.contribution_document(p_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', contribution.id,
    'timestamp', contribution.created_at,
    'lastEdited', contribution.last_edited,
    'summary', contribution.summary,
    'rawInput', contribution.raw_input,
    'engine', contribution.engine,
    'version', contribution.version,
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        '_id', item.id,
        'question', item.question,
        'reasoning', item.reasoning,
        'audience', item.audience,
        'sourceOffset', item.source_offset,
        'sourceText', item.source_text
      ) order by item.position, item.id), '[]')
      from public.contribution_questions as item
      where item.contribution_id = contribution.id and item.deleted_at is null
    ),
    'analysis', (
      select coalesce(jsonb_agg(jsonb_build_object(
        '_id', item.id,
        'insight', item.insight,
        'application', item.application,
        'sourceOffset', item.source_offset,
        'sourceText', item.source_text
      ) order by item.position, item.id), '[]')
      from public.contribution_insights as item
      where item.contribution_id = contribution.id and item.deleted_at is null
    ),
    'deletedQuestionIds', '[]'::jsonb,
    'deletedInsightIds', '[]'::jsonb
  )
  from public.contributions as contribution
  where contribution.id = p_id
$$;

-- Null when there is none with this id under this expert's name.
create function public.get_contribution(p_expert text, p_id text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.contribution_document(id)
  from public.contributions
  where id = private.as_id(p_id) and expert = p_expert
$$;

create function public.contribution_exists(p_id text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.contributions where id = private.as_id(p_id))
$$;

-- What an expert contributed, newest first: the newest thousand.
create function public.previous_contributions(p_expert text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', contribution.id,
    'timestamp', contribution.created_at,
    'lastEdited', contribution.last_edited,
    'summary', contribution.summary,
    'questionCount', (
      select count(*) from public.contribution_questions as item
      where item.contribution_id = contribution.id and item.deleted_at is null
    ),
    'analysisCount', (
      select count(*) from public.contribution_insights as item
      where item.contribution_id = contribution.id and item.deleted_at is null
    )
  ) order by contribution.created_at desc, contribution.id), '[]')
  from (
    select * from public.contributions
    where expert = p_expert
    order by created_at desc, id
    limit 1000
  ) as contribution
$$;

-- Questions or insights as a page sends them, in the order sent. What is for neither clients nor
-- therapists is kept for clients.
create function private.sent_items(p_items jsonb)
returns table (
  id uuid, place int, text text, detail text, audience public.question_audience,
  source_offset int, source_text text
)
language sql immutable
set search_path = ''
as $$
  select
    (item ->> '_id')::uuid,
    ordinality::int - 1,
    coalesce(item ->> 'question', item ->> 'insight'),
    coalesce(item ->> 'reasoning', item ->> 'application', ''),
    case when item ->> 'audience' = 'therapist' then 'therapist' else 'client' end
      ::public.question_audience,
    (item ->> 'sourceOffset')::int,
    nullif(item ->> 'sourceText', '')
  from jsonb_array_elements(p_items) with ordinality as sent (item, ordinality)
$$;

-- Refuses items that a contribution cannot hold, before anything of it is written.
-- Errors: 22023 `contribution_item_empty`; `contribution_item_unknown` (an id that is no live item of
-- this contribution, is to be removed as well, or comes twice); `contribution_too_long` (more items
-- than a page could send again).
create function private.require_own_items(
  p_items jsonb, p_removed uuid[], p_live uuid[], p_known uuid[]
) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  sent uuid[] := array(select id from private.sent_items(p_items) where id is not null);
  added int := jsonb_array_length(p_items) - cardinality(sent);
  kept int := (
    select count(*) from unnest(p_live) as live (id) where id <> all (p_removed)
  );
begin
  -- The table's own check would quote the row.
  if exists (select from private.sent_items(p_items) where text is null or text !~ '\S') then
    raise exception 'contribution_item_empty' using errcode = '22023';
  end if;
  if not p_removed <@ p_known or not sent <@ p_live or sent && p_removed
    or cardinality(sent) <> (select count(distinct id) from unnest(sent) as id) then
    raise exception 'contribution_item_unknown' using errcode = '22023';
  end if;
  if kept + added > 100 then
    raise exception 'contribution_too_long' using errcode = '22023';
  end if;
end
$$;

-- The following two write what a page sent of a contribution: items with an `_id` change in place,
-- those without one are new, those that `p_removed` names are removed. Live items that were not sent
-- stay, after the others: a page that knew fewer of them takes none away.

create function private.write_questions(
  p_contribution public.contributions, p_items jsonb, p_removed uuid[], p_editor text
) returns void
language plpgsql
set search_path = ''
as $$
declare
  known uuid[];
  live uuid[];
begin
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(id) filter (where deleted_at is null), '{}')
  into known, live
  from public.contribution_questions where contribution_id = p_contribution.id;
  perform private.require_own_items(p_items, p_removed, live, known);

  update public.contribution_questions set deleted_at = now(), deleted_by = p_editor
  where id = any (p_removed) and deleted_at is null;
  insert into public.contribution_questions as kept (
    id, contribution_id, expert, position, question, reasoning, audience, source_offset, source_text
  )
  select coalesce(id, gen_random_uuid()), p_contribution.id, p_contribution.expert,
    place, text, detail, audience, source_offset, source_text
  from private.sent_items(p_items)
  on conflict (id) do update set
    position = excluded.position,
    question = excluded.question,
    reasoning = excluded.reasoning,
    audience = excluded.audience,
    source_offset = excluded.source_offset,
    source_text = excluded.source_text;
  update public.contribution_questions as item
  set position = jsonb_array_length(p_items) + unsent.place
  from (
    select id, row_number() over (order by position, id) - 1 as place
    from public.contribution_questions
    where id = any (live) and deleted_at is null
      and id not in (select id from private.sent_items(p_items) where id is not null)
  ) as unsent
  where item.id = unsent.id;
end
$$;

create function private.write_insights(
  p_contribution public.contributions, p_items jsonb, p_removed uuid[], p_editor text
) returns void
language plpgsql
set search_path = ''
as $$
declare
  known uuid[];
  live uuid[];
begin
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(id) filter (where deleted_at is null), '{}')
  into known, live
  from public.contribution_insights where contribution_id = p_contribution.id;
  perform private.require_own_items(p_items, p_removed, live, known);

  update public.contribution_insights set deleted_at = now(), deleted_by = p_editor
  where id = any (p_removed) and deleted_at is null;
  insert into public.contribution_insights as kept (
    id, contribution_id, expert, position, insight, application, source_offset, source_text
  )
  select coalesce(id, gen_random_uuid()), p_contribution.id, p_contribution.expert,
    place, text, detail, source_offset, source_text
  from private.sent_items(p_items)
  on conflict (id) do update set
    position = excluded.position,
    insight = excluded.insight,
    application = excluded.application,
    source_offset = excluded.source_offset,
    source_text = excluded.source_text;
  update public.contribution_insights as item
  set position = jsonb_array_length(p_items) + unsent.place
  from (
    select id, row_number() over (order by position, id) - 1 as place
    from public.contribution_insights
    where id = any (live) and deleted_at is null
      and id not in (select id from private.sent_items(p_items) where id is not null)
  ) as unsent
  where item.id = unsent.id;
end
$$;

create function private.summary_or_default(p_summary text) returns text
language sql immutable
set search_path = ''
as $$
  select case when p_summary ~ '\S' then p_summary else 'No summary provided' end
$$;

-- What a contribution was saved from, as a digest, to know the same save when it comes again.
alter table public.contributions
  add column saved_from text check (saved_from ~ '^[0-9a-f]{64}$' and char_length(saved_from) = 64);

-- Keeps what was made of an expert's thoughts ({ summary, rawInput, questions, analysis }) and returns
-- the contribution's id. The same again within ten minutes is a page that never heard the answer: it
-- gets the id of the first. Errors: those of `private.require_own_items`.
create function public.save_contribution(
  p_expert text, p_processed jsonb, p_engine public.intelligence_engine
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  digest constant text := encode(sha256(convert_to(p_processed::text, 'UTF8')), 'hex');
  kept uuid;
  saved public.contributions;
begin
  -- Two of one expert come one after the other, so that the second finds the first.
  perform pg_advisory_xact_lock(hashtextextended('save_contribution:' || p_expert, 0));
  select id into kept from public.contributions
  where expert = p_expert
    and saved_from = digest
    and created_at > now() - interval '10 minutes'
  limit 1;
  if found then
    return kept;
  end if;
  insert into public.contributions (expert, summary, raw_input, engine, saved_from)
  values (
    p_expert,
    private.summary_or_default(p_processed ->> 'summary'),
    coalesce(p_processed ->> 'rawInput', ''),
    p_engine,
    digest
  )
  returning * into saved;
  perform private.write_questions(saved, p_processed -> 'questions', '{}', null);
  perform private.write_insights(saved, p_processed -> 'analysis', '{}', null);
  return saved.id;
end
$$;

-- Keeps an edited contribution ({ version, summary, questions, analysis, deletedQuestionIds,
-- deletedInsightIds }) and returns it as it then is. `p_editor` says who removed what is removed. All
-- or nothing. Errors: P0002 `contribution_not_found`; P0001 `contribution_out_of_date` (somebody saved
-- since this version was read); those of `private.require_own_items`.
create function public.update_contribution(
  p_expert text, p_id text, p_edited jsonb, p_editor text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  edited public.contributions;
begin
  -- The lock makes two who save at once come one after the other; the second finds a newer version.
  select * into edited from public.contributions
  where id = private.as_id(p_id) and expert = p_expert
  for no key update;
  if not found then
    raise exception 'contribution_not_found' using errcode = 'P0002';
  end if;
  if edited.version <> (p_edited ->> 'version')::int then
    raise exception 'contribution_out_of_date' using errcode = 'P0001';
  end if;
  perform private.write_questions(
    edited, p_edited -> 'questions', private.ids(p_edited -> 'deletedQuestionIds'), p_editor
  );
  perform private.write_insights(
    edited, p_edited -> 'analysis', private.ids(p_edited -> 'deletedInsightIds'), p_editor
  );
  update public.contributions
  set summary = private.summary_or_default(p_edited ->> 'summary'),
    version = version + 1,
    last_edited = now()
  where id = edited.id;
  return private.contribution_document(edited.id);
end
$$;

grant execute on function
  public.get_contribution(text, text),
  public.contribution_exists(text),
  public.previous_contributions(text),
  public.save_contribution(text, jsonb, public.intelligence_engine),
  public.update_contribution(text, text, jsonb, text)
  to service_role;
