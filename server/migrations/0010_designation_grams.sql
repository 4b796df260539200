-- Every one, two and three letters in a row of what the search looks through.
alter table designation add column grams text[];
update designation set grams = coalesce((
  select array_agg(distinct substr(lower(part), first, size))
  from unnest(array[name, grade]) as part,
    generate_series(1, char_length(part)) as first,
    generate_series(1, 3) as size
  where first + size - 1 <= char_length(part)), '{}');
alter table designation alter column grams set not null;
create index designation_by_grams on designation using gin (grams);
