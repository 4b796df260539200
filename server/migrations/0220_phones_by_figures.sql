-- A phone is found by its figures, however it is written: they join what the search looks through.
update employee set grams = array(
  select unnest(employee.grams)
  union
  select substr(plain.figures, first, size)
  from (select regexp_replace(employee.phone, '[^0-9]', '', 'g') as figures) as plain,
    generate_series(1, char_length(plain.figures)) as first,
    generate_series(1, 3) as size
  where first + size - 1 <= char_length(plain.figures))
where phone ~ '[^0-9]';
