/** The databases that tests copy: what each holds, and its name. */
export const templates = { migrated: 'muster_template', administered: 'muster_administered' };
