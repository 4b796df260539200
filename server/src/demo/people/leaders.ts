import type { StaffMember } from '../company/staff.ts';

/** Those who lead what a bigger company needs besides; their teams stand in teams.ts. */
export const leaders: readonly StaffMember[] = [
  ['Habibur Rahman', 'Regional Sales Manager', 'Sales', 'Tanvir Ahmed'],
  ['Shamsul Huda', 'Regional Sales Manager', 'Sales', 'Tanvir Ahmed'],
  ['Sadia Afrin', 'Area Sales Manager', 'Sales', 'Tanvir Ahmed'],
  ['Kazi Nazmul Islam', 'Area Sales Manager', 'Sales', 'Delwar Hossain'],
  ['Farid Ahmed', 'Area Sales Manager', 'Sales', 'Habibur Rahman'],
  ['Enamul Kabir', 'Area Sales Manager', 'Sales', 'Habibur Rahman'],
  ['Abdur Razzak', 'Area Sales Manager', 'Sales', 'Shamsul Huda'],
  ['Nasima Akhter', 'Area Sales Manager', 'Sales', 'Shamsul Huda'],
  ['Tapan Kumar Ghosh', 'Area Sales Manager', 'Sales', 'Shamsul Huda'],
  ['Belal Hossain', 'Production Supervisor', 'Factory Operation', 'Abdul Jalil'],
  ['Rokeya Begum', 'Production Supervisor', 'Factory Operation', 'Abdul Jalil'],
  ['Jahangir Alam', 'Line Chief', 'Factory Operation', 'Belal Hossain'],
  ['Razia Sultana', 'Line Chief', 'Factory Operation', 'Belal Hossain'],
  ['Azizul Haque', 'Line Chief', 'Factory Operation', 'Rokeya Begum'],
  ['Shahnaz Parvin', 'Line Chief', 'Factory Operation', 'Rokeya Begum'],
  ['Ayesha Siddika', 'Warehouse Officer', 'Supply Chain', 'Mostafizur Rahman'],
  ['Faruk Hossain', 'Warehouse Officer', 'Supply Chain', 'Mostafizur Rahman'],
  ['Momtaz Uddin', 'Procurement Officer', 'Procurement', 'Selina Akhter'],
];
