-- beside the API's database that of the registry
CREATE DATABASE registry;
