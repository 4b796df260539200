import { sql } from 'kysely';

/** From which day on and before which day each version divides; the first one of a structure does from ever. */
export const versionSpans = sql`
  version_span as materialized (
    select id, structure_id, created_at,
      case when lag(from_date) over of_structure is null then '-infinity'::date else from_date end as begins,
      coalesce(lead(from_date) over of_structure, 'infinity'::date) as ends
    from structure_version window of_structure as (partition by structure_id order by from_date))`;
