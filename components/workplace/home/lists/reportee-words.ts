export interface ReporteeWords {
  readonly close: string;
  readonly loadingPeople: string;
  readonly listMissing: string;
}
