-- Plain words as a search for any of them, safe for whatever was written; null when there are none.
-- At most 64 different words count: the cost must not grow with what a person has to say.
create function private.any_word_of(words text) returns tsquery
language sql immutable
set search_path = ''
as $$
  -- Each word is quoted as a query's text form asks: quotes doubled, backslashes too.
  select string_agg(
    '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | '
  )::tsquery
  from (
    select lexeme
    from unnest(to_tsvector('english', left(words, 20000)))
    order by positions[1], lexeme
    limit 64
  ) as first_words
$$;

-- The therapists worth weighing one by one: those who share tags or words with what is asked for,
-- best first, filled up with others so that a small directory is always considered whole. Where the
-- filling starts depends on what is asked, so that it is not always the same who are added.
--
-- Definer, because under row-level security a full-text condition is no index condition: its operator
-- is not leakproof and has to wait for the policy. The condition of the policy is repeated instead.
--
-- Neither long lists nor long texts help: shared tags count in proportion to all tags (cosine), and
-- the rank of words is divided by the length of the text.
create function private.shortlist(p_tags text[], p_query text, p_state text, p_limit int)
returns table (id uuid, place bigint)
language plpgsql stable security definer rows 30
set search_path = ''
as $$
declare
  wanted_tags text[] := (private.folded(coalesce(p_tags, '{}')))[1:64];
  wanted_words tsquery := private.any_word_of(p_query);
  wanted_state text := upper(nullif(btrim(p_state), ''));
  most int := least(greatest(coalesce(p_limit, 30), 0), 100);
  start uuid := md5(coalesce(p_query, '') || array_to_string(wanted_tags, ','))::uuid;
begin
  return query
  with fitting as materialized (
    select
      t.id,
      2 * (select count(*) from unnest(wanted_tags) as tag where tag = any (t.tag_keys))
        / sqrt(greatest(cardinality(t.tag_keys) * cardinality(wanted_tags), 1))
        + coalesce(ts_rank(t.search, wanted_words, 1 | 32), 0) as score
    from public.therapists as t
    where t.status = 'approved'
      and t.accepting_clients
      and (t.search @@ wanted_words or t.tag_keys && wanted_tags)
      and (
        wanted_state is null or t.licensed_states = '{}' or wanted_state = any (t.licensed_states)
      )
    order by score desc, t.id
    limit most
  ),
  others as (
    (
      select t.id, 0 as lap from public.therapists as t
      where t.status = 'approved' and t.accepting_clients and t.id >= start
        and (
          wanted_state is null or t.licensed_states = '{}' or wanted_state = any (t.licensed_states)
        )
        and t.id not in (select fitting.id from fitting)
      order by t.id
      limit most - (select count(*) from fitting)
    )
    union all
    (
      select t.id, 1 as lap from public.therapists as t
      where t.status = 'approved' and t.accepting_clients and t.id < start
        and (
          wanted_state is null or t.licensed_states = '{}' or wanted_state = any (t.licensed_states)
        )
        and t.id not in (select fitting.id from fitting)
      order by t.id
      limit most - (select count(*) from fitting)
    )
  )
  select ranked.id, row_number() over (order by ranked.lap, ranked.score desc, ranked.id)
  from (
    select fitting.id, -1 as lap, fitting.score from fitting
    union all
    select others.id, others.lap, 0 from others
  ) as ranked
  order by 2
  limit most;
end
$$;
grant execute on function private.shortlist(text[], text, text, int)
  to anon, authenticated, service_role;

-- The shortlist, best first, as rows of the directory. `p_query`: plain words, any of which may
-- match. `p_state`: a postal code; leaves out who is known to be licensed elsewhere only.
create function public.shortlist_therapists(
  p_tags text[], p_query text, p_state text default null, p_limit int default 30
) returns table (
  id uuid,
  name text,
  specialty text,
  experience int,
  style text,
  tags text[],
  description text,
  modalities text[],
  populations text[],
  languages text[],
  formats text[],
  licensed_states text[],
  fee_min int,
  fee_max int
)
language sql stable rows 30
set search_path = ''
as $$
  select
    t.id, t.name, t.specialty, t.experience, t.style, t.tags, t.description, t.modalities,
    t.populations, t.languages, t.formats, t.licensed_states, t.fee_min, t.fee_max
  from private.shortlist(p_tags, p_query, p_state, p_limit) as listed
  join public.therapists as t on t.id = listed.id
  order by listed.place
$$;
grant execute on function public.shortlist_therapists(text[], text, text, int)
  to anon, authenticated, service_role;
