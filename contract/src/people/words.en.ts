export const peopleEn = {
  employee: {
    one: 'Employee',
    many: 'Employees',
    counted: { one: '{count} employee', other: '{count} employees' },
  },
};
