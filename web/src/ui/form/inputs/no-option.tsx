import { Combobox } from '@mantine/core';

/** A list of options must hold one, for those who hear it: also the one that says there is none. */
export const noOption = (text: string) => (
  <Combobox.Option className="no-option" value="" disabled>
    {text}
  </Combobox.Option>
);
