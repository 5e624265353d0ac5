vcl 4.1;

# Varnish 7 in front of Wayfare's shell: keeps pages that may be kept, one copy for each arm of a rollout, and drops them by
# their surrogate keys. PURGE_SECRET must be in its environment; start it with `-p http_gzip_support=off`, so that pages stay
# as the shell compressed them. docs/caching.md says what the shell promises.

import std;

backend shell {
    .host = "127.0.0.1";
    .port = "4000";
    .first_byte_timeout = 10s;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if ((std.getenv("PURGE_SECRET") == "" || req.http.Authorization != "Bearer " + std.getenv("PURGE_SECRET"))
            && (std.getenv("PURGE_PREVIOUS_SECRET") == "" || req.http.Authorization != "Bearer " + std.getenv("PURGE_PREVIOUS_SECRET"))) {
            return (synth(403, "Forbidden"));
        }
        if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_.:-]+( [A-Za-z0-9_.:-]+)*$") {
            return (synth(400, "No keys"));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
        return (synth(200, "Purged"));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/api([/?]|$)" || req.url ~ "[?&]secret=") {
        return (pass);
    }
    # a visitor who is known as Dutch is led on by the shell
    if (req.url ~ "^/([?]|$)" && req.http.Cookie ~ "(^|; *)i18n_redirected=nl(;|$)") {
        return (pass);
    }

    # the arm of a rollout, and nothing else of a visitor, decides what he gets
    unset req.http.X-Arm;
    if (req.http.Cookie ~ "(^|; *)wayfare_visitor=[a-f0-9]{16}[.][0-9]+[.][a-f0-9]+(;|$)") {
        set req.http.X-Arm = regsub(req.http.Cookie, "^(.*; *)?wayfare_visitor=[a-f0-9]{16}[.]([0-9]+[.][a-f0-9]+).*$", "\2");
    }
    if (req.http.Cookie ~ "(^|; *)wayfare_visitor=") {
        set req.http.Cookie = regsub(req.http.Cookie, "^(.*; *)?(wayfare_visitor=[^;]*).*$", "\2");
    } else {
        unset req.http.Cookie;
    }

    # pages are the same whatever follows their visitor
    set req.http.X-Address = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_gl|_ga|yclid)=[^&]*", "\1");
    set req.http.X-Address = regsuball(req.http.X-Address, "&+", "&");
    set req.http.X-Address = regsub(req.http.X-Address, "[?]&", "?");
    set req.http.X-Address = regsub(req.http.X-Address, "[?&]$", "");

    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Address);
    hash_data(req.http.X-Arm);
    return (lookup);
}

sub vcl_backend_response {
    # the arm is in the hash; who has none is told it by a page that is nobody else's
    if (beresp.http.Cache-Control ~ "s-maxage" && !beresp.http.Set-Cookie) {
        set beresp.http.Vary = "Accept-Encoding";
    }
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    set resp.http.X-Cache-Hits = obj.hits;
}
