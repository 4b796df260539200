/** What stands in a month that is printed; statuses are said as everywhere. */
export const monthDocumentEn = {
  title: 'Attendance, {span}',
  number: 'Number',
  designation: 'Designation',
  department: 'Department',
  shift: 'Shift',
  day: 'Date',
  status: 'Status',
  leave: 'Leave',
  in: 'In',
  out: 'Out',
  worked: 'Worked',
  late: 'Late',
  overtime: 'Overtime',
  total: 'Total',
  none: 'No days in this time.',
};
