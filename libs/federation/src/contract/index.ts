export { compareContracts } from './compare';
export type { ChangedName, Comparison, Reports } from './compare';
export { neededContract, nextContract } from './contract';
export type { Contract } from './contract';
export { committedContract, keepContract, keptContract, keptReports } from './files';
export { contractModules } from './modules';
export { contractReports } from './reports';
