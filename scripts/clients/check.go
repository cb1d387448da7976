package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"example.com/check/api"
)

func main() {
	client, err := api.NewClientWithResponses(os.Getenv("TOUCHSTONE_URL"))
	orPanic(err)
	ctx := context.Background()
	login := api.GetAccessTokenRequest{Email: os.Getenv("ADMIN_EMAIL"), Password: os.Getenv("ADMIN_PASSWORD")}
	signedIn, err := client.GetAccessTokenWithResponse(ctx, &api.GetAccessTokenParams{}, login)
	orPanic(err)
	success(signedIn.StatusCode(), signedIn.Body)
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+signedIn.JSON200.Data.AccessToken)
		return nil
	}

	var search api.SearchRequest
	orPanic(json.Unmarshal([]byte(os.Getenv("SEARCH")), &search))
	made := map[string]bool{}
	for range 3 {
		answer, err := client.MakeCaseWithResponse(ctx, &api.MakeCaseParams{}, search, authorize)
		orPanic(err)
		success(answer.StatusCode(), answer.Body)
		made[answer.JSON200.Data.SearchReference] = true
	}
	for reference := range made {
		read, err := client.ReadCaseWithResponse(ctx, reference, &api.ReadCaseParams{}, authorize)
		orPanic(err)
		success(read.StatusCode(), read.Body)
		check(read.JSON200.Data.Results[0].Name == search.Name, read.Body)
	}

	size := api.ListCasesRequest{}
	for page := 1; page <= 3; page++ {
		orPanic(json.Unmarshal(fmt.Appendf(nil, `{"page": %d, "records_per_page": 1}`, page), &size))
		list, err := client.ListCasesWithResponse(ctx, &api.ListCasesParams{}, size, authorize)
		orPanic(err)
		success(list.StatusCode(), list.Body)
		check(len(list.JSON200.Data.Searches) == 1, list.Body)
		delete(made, list.JSON200.Data.Searches[0].SearchReference)
	}
	check(len(made) == 0, []byte("the pages lack searches"))
	fmt.Println("Go: signed in, searched, read, paged")
}

func success(status int, body []byte) {
	check(status == http.StatusOK, body)
}

func check(holds bool, body []byte) {
	if !holds {
		panic(string(body))
	}
}

func orPanic(err error) {
	if err != nil {
		panic(err)
	}
}
