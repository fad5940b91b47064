/** As texts of rows are written and read, in every session of an owner the same. */
export const OWNER_SESSION = `reset role; set statement_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO';
set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set synchronous_commit = on`;
