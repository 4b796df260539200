/** Whoever opens a payslip, or takes it away, has opened the pay of the person whose it is. */
export const payslipNoted = { of: 'salary_sheet', person: 'employee_id' } as const;
